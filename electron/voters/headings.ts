// What counties write over their columns, and what is in them. A heading nobody knows is left to the clerk.
import type { ColumnMapping, VoterField } from '../../shared/domain/voter-list.ts';

/** Letters and digits only, so that “Last Name”, “LAST_NAME” and “lastname” are one. */
export const headingKey = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

const known: Readonly<Partial<Record<VoterField, string>>> = {
  'full-name': 'fullname votername name nameofvoter',
  surname: 'lastname surname last lname familyname namelast voterlastname',
  given: 'firstname givenname first fname forename namefirst voterfirstname',
  middle: 'middlename middle mname middleinitial mi namemiddle',
  suffix: 'namesuffix suffix sfx',
  'full-address': 'address residenceaddress residentialaddress streetaddress fulladdress resaddress raddress address1',
  house:
    'raddnumber housenumber houseno house number streetnumber streetno addressnumber resstreetnumber hno stnum housenum',
  half: 'rhalfcode halfcode half fraction housefraction',
  'apartment-type': 'raparttype rapartmenttype unittype apartmenttype apttype',
  apartment: 'rapartment apartment apt unit aptno aptnumber unitnumber apartmentnumber aptunit',
  'pre-direction': 'rpredirection predirection predir streetpredir',
  street: 'rstreetname streetname street stname resstreet',
  'post-direction': 'rpostdirection postdirection postdir streetpostdir',
  'address-as-told': 'raddrnonstd raddressnonstandard nonstandardaddress',
  city: 'rcity city residencecity rescity posttown municipalityname',
  zip: 'rzip5 zip zip5 zipcode residencezip reszip postalcode rzip',
  zip4: 'rzip4 zip4 zipplus4 plus4',
  'mail-1': 'mailadd1 mailingaddress1 mailaddress1 mailingaddress mailaddress mail1',
  'mail-2': 'mailadd2 mailingaddress2 mailaddress2 mail2',
  'mail-3': 'mailadd3 mailingaddress3 mailaddress3 mail3',
  'mail-4': 'mailadd4 mailingaddress4 mailaddress4 mail4',
  'mail-city': 'mailcity mailingcity',
  'mail-state': 'mailstate mailingstate',
  'mail-zip': 'mailzip mailingzip mailzip5 mailingzipcode',
  'birth-date': 'dob birthdate dateofbirth birthday bdate',
  party: 'enrollment party partycode politicalparty partyaffiliation enrolledparty',
  'other-party': 'otherparty',
  phone: 'phone telephone phonenumber telephonenumber homephone tel',
  email: 'email emailaddress',
  county: 'countycode county countyno',
  district: 'ed electiondistrict district edno electiondist precinct',
  town: 'towncity town municipality towncode citytown muni',
  ward: 'ward wardno',
  'former-address': 'prevaddress formeraddress previousaddress',
  'former-name': 'prevname formername previousname',
  'county-number':
    'countyvrnumber countyid voterid countynumber registrationnumber votersnumber vrnumber countyvoterid voterno idnumber serialnumber',
  'registered-on': 'regdate registrationdate dateregistered registered',
  'id-required': 'idrequired',
  'id-met': 'idmet',
  status: 'status voterstatus statuscode registrationstatus',
  reason: 'reasoncode statusreason reason',
  'inactive-on': 'inactdate inactivedate dateinactive',
  'purged-on': 'purgedate datepurged',
  'state-number': 'sboeid stateid stateboeid nyssboeid sboeidnumber statevoterid statenumber nysvoterid',
};
const fieldOf = new Map<string, VoterField>(
  Object.entries(known).flatMap(([field, keys]) => keys.split(' ').map((key) => [key, field as VoterField] as const)),
);

/** Columns that are never kept, whatever anybody chooses. */
const forbidden =
  /^(ss[n#]?|soc(ial)?sec|fax|dmv)|socialsec|(^|last4)ssn|last4(of)?s|ssnlast|driver|(^|ny|state)dl(n|no|num|id|$)|licen[cs]e|nondriver|^ndid|^nid$|(^|home|work|office)fax|faxn/;
export const isForbidden = (heading: string): boolean => forbidden.test(headingKey(heading));

/** The field a heading names; null where nobody knows it or it must not be kept. */
export const fieldOfHeading = (heading: string): VoterField | null =>
  isForbidden(heading) ? null : (fieldOf.get(headingKey(heading)) ?? null);

/** Whether a first row is a header: it names two known columns at least, and no cell is a number or a date. */
export const looksLikeHeadings = (row: readonly string[]): boolean =>
  row.filter((cell) => fieldOf.has(headingKey(cell)) || isForbidden(cell)).length >= 2 &&
  row.every((cell) => !/^\s*[\d/.-]+\s*$/.test(cell));

/** What each column holds, by its heading; of two that name the same the first counts. */
export function columnsByHeading(headings: readonly string[]): ColumnMapping {
  const used = new Set<VoterField>();
  return headings.map((heading) => {
    const field = fieldOfHeading(heading);
    if (field === null || used.has(field)) return null;
    used.add(field);
    return field;
  });
}

/** A mapping without the columns that must not be kept. */
export const withoutForbidden = (columns: ColumnMapping, headings: readonly string[]): ColumnMapping =>
  columns.map((field, i) => (isForbidden(headings[i] ?? '') ? null : field));
