// The names of other countries as they stand on the last line of an address, so that mail abroad is told from an American
// address that lacks its state. Common short names are here too; what is not here is asked about and never refused.
import { foldForSearch } from './search-key.ts';

const names = `Afghanistan|Albania|Algeria|Andorra|Angola|Antigua and Barbuda|Argentina|Armenia|Aruba|Australia|Austria|Azerbaijan|
Bahamas|Bahrain|Bangladesh|Barbados|Belarus|Belgium|Belize|Benin|Bermuda|Bhutan|Bolivia|Bosnia and Herzegovina|Botswana|Brazil|
Brunei|Bulgaria|Burkina Faso|Burma|Burundi|Cambodia|Cameroon|Canada|Cape Verde|Cayman Islands|Central African Republic|Chad|Chile|
China|Colombia|Comoros|Congo|Costa Rica|Croatia|Cuba|Curacao|Cyprus|Czech Republic|Czechia|Denmark|Djibouti|Dominica|
Dominican Republic|East Timor|Ecuador|Egypt|El Salvador|England|Equatorial Guinea|Eritrea|Estonia|Eswatini|Ethiopia|Fiji|Finland|
France|French Guiana|French Polynesia|Gabon|Gambia|Republic of Georgia|Germany|Ghana|Gibraltar|Great Britain|Greece|Greenland|Grenada|
Guadeloupe|Guatemala|Guernsey|Guinea|Guinea-Bissau|Guyana|Haiti|Honduras|Hong Kong|Hungary|Iceland|India|Indonesia|Iran|Iraq|Ireland|
Isle of Man|Israel|Italy|Ivory Coast|Jamaica|Japan|Jersey|Jordan|Kazakhstan|Kenya|Kiribati|Korea|South Korea|North Korea|Kosovo|
Kuwait|Kyrgyzstan|Laos|Latvia|Lesotho|Liberia|Libya|Liechtenstein|Lithuania|Luxembourg|Macao|Madagascar|Malawi|Malaysia|
Maldives|Mali|Malta|Martinique|Mauritania|Mauritius|Mexico|Moldova|Monaco|Mongolia|Montenegro|Morocco|Mozambique|Myanmar|Namibia|
Nauru|Nepal|Netherlands|The Netherlands|New Caledonia|New Zealand|Nicaragua|Niger|Nigeria|North Macedonia|Northern Ireland|Norway|
Oman|Pakistan|Panama|Papua New Guinea|Paraguay|Peru|Philippines|Poland|Portugal|Qatar|Reunion|Romania|Russia|Russian Federation|
Rwanda|Saint Kitts and Nevis|Saint Lucia|Saint Vincent and the Grenadines|Samoa|San Marino|Saudi Arabia|Scotland|Senegal|Serbia|
Seychelles|Sierra Leone|Singapore|Slovakia|Slovenia|Solomon Islands|Somalia|South Africa|South Sudan|Spain|Sri Lanka|Sudan|Suriname|
Sweden|Switzerland|Syria|Taiwan|Tajikistan|Tanzania|Thailand|Togo|Tonga|Trinidad and Tobago|Tunisia|Turkey|Türkiye|Turkmenistan|
Tuvalu|Uganda|Ukraine|United Arab Emirates|United Kingdom|UK|Uruguay|Uzbekistan|Vanuatu|Vatican City|Venezuela|Vietnam|Viet Nam|
Wales|Yemen|Zambia|Zimbabwe`;

const plain = (text: string): string => foldForSearch(text).join(' ');
const known = new Set(names.split('|').map(plain));

/** Whether the line is the name of another country and nothing else. */
export const isCountry = (line: string): boolean => known.has(plain(line));
