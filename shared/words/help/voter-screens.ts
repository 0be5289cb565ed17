// Help for the screens of the county's voter list.
import type { HelpPage } from './help-page.ts';

export const voterScreenHelp: readonly HelpPage[] = [
  {
    id: 'voters',
    title: 'Finding a voter',
    paragraphs: [
      'Type a few letters of the surname, given name, street or number, in any order. Accents, apostrophes, hyphens and capitals do not matter; “de la Cruz” is found under C as well, Bob finds Robert. People you typed by hand are found too. Ctrl+K finds the same from every page.',
      'The card says what the county’s list says and since which list. The birth date is shown when you ask for it, and at once where somebody has the same name: then both stand side by side, and the program never takes the one for the other.',
      'The list is what the county says. That somebody is not on it is no reason to refuse an absentee application; who is a qualified elector is for the inspectors.',
    ],
  },
  {
    id: 'voter-list',
    title: 'The county’s list',
    paragraphs: [
      'Which list is in use: of which day, how many voters by status, how it was told which of them are the village’s, and which lists were here before it.',
      'A newer list takes the place of the one before. What a voter’s entry said before it changed stays on the voter’s card, and an application keeps what the list said when it was taken in.',
      'Inactive, military, purged and pre-registered voters are counted apart. A voter without a district is listed on a page of its own.',
    ],
  },
  {
    id: 'read-voter-list',
    title: 'Reading the county’s file',
    paragraphs: [
      'Choose the file: the state’s layouts of 45 or 47 columns are recognized by themselves; any other table with a header is mapped once, and the mapping is remembered for the next file with the same headings. An Excel workbook must be saved as CSV first.',
      'Look at the first rows: are the accents right, is each column what it says? Then say which voters are the village’s, because the list names no village: all of the file, certain districts or wards, or the streets of the village.',
      'The file is read whole or not at all. A line that cannot be read is left out and listed with its number and the reason, and can be saved for the county. If you stop, or the computer is switched off, the list before stays in use.',
      'Social security, driver’s license, non-driver identification and fax numbers are never kept.',
    ],
  },
  {
    id: 'without-district',
    title: 'Voters without a district',
    paragraphs: [
      'Neither the list nor your table of streets says where these voters vote. Write down the streets and read the list again, or ask the county.',
    ],
  },
  {
    id: 'streets',
    title: 'Streets and districts',
    paragraphs: [
      'Only needed where the county’s list does not say the village’s election district. One line for each stretch of street: street, house numbers, side (odd, even, both), district. St and Street are the same, capitals do not matter.',
      'Where the village makes one district of several of the county’s, such as 6&74 of 6 and 74, write each of them down with the village’s name for it.',
      'The table is used for every list that is read from then on.',
    ],
  },
  {
    id: 'county',
    title: 'County desk',
    paragraphs: [
      'The request letter asks the county board of elections for the list of the village’s voters and for machines or other equipment. The board delivers the list not later than the seventh day before the election (Election Law §5-612(1)). Note the day it comes: the calendar has it then.',
      'Voters the county adds after its list are written down here.',
      'Permanently disabled voters get a ballot by mail at each election without an application (§15-122(4)). Put them on the list as the county marks them or as they ask at the village.',
    ],
  },
  {
    id: 'county-note',
    title: 'A note about the county',
    paragraphs: [
      'What was sent to the county board or came from it, with its day. When the list has come, the calendar takes the day from here.',
    ],
  },
  {
    id: 'named-voter',
    title: 'A voter for one of the county’s lists',
    paragraphs: [
      'Find the voter on the county’s list, and what it says is filled in; or type the person by hand. Correct what is not as the county tells you now.',
    ],
  },
];
