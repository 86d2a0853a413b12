import type { Language } from '../languages.ts'
import type { District } from './districts.ts'
import { nearAreaNumbers, type Territory, territories, territoryAt, territoryNames } from './territories.ts'

/** Every other country or region with the code its telephones are called by. Their names are the browser's: `Intl.DisplayNames`. */
const CALLING_CODES =
  'AD376 AE971 AF93 AG1 AI1 AL355 AM374 AO244 AR54 AS1 AT43 AU61 AW297 AX358 AZ994 BA387 BB1 BD880 BE32 BF226 BG359 BH973 BI257 ' +
  'BJ229 BL590 BM1 BN673 BO591 BQ599 BR55 BS1 BT975 BW267 BY375 BZ501 CA1 CC61 CD243 CF236 CG242 CH41 CI225 CK682 CL56 CM237 CO57 ' +
  'CR506 CU53 CV238 CW599 CX61 CY357 CZ420 DE49 DJ253 DK45 DM1 DO1 DZ213 EC593 EE372 EG20 ER291 ES34 ET251 FI358 FJ679 FK500 FM691 ' +
  'FO298 FR33 GA241 GB44 GD1 GE995 GF594 GG44 GH233 GI350 GL299 GM220 GN224 GP590 GQ240 GR30 GT502 GU1 GW245 GY592 HN504 HR385 ' +
  'HT509 HU36 ID62 IE353 IL972 IM44 IN91 IO246 IQ964 IR98 IS354 IT39 JE44 JM1 JO962 JP81 KE254 KG996 KH855 KI686 KM269 KN1 KP850 ' +
  'KR82 KW965 KY1 KZ7 LA856 LB961 LC1 LI423 LK94 LR231 LS266 LT370 LU352 LV371 LY218 MA212 MC377 MD373 ME382 MF590 MG261 MH692 ' +
  'MK389 ML223 MM95 MN976 MP1 MQ596 MR222 MS1 MT356 MU230 MV960 MW265 MX52 MY60 MZ258 NA264 NC687 NE227 NF672 NG234 NI505 NL31 ' +
  'NO47 NP977 NR674 NU683 NZ64 OM968 PA507 PE51 PF689 PG675 PH63 PK92 PL48 PM508 PR1 PS970 PT351 PW680 PY595 QA974 RE262 RO40 ' +
  'RS381 RU7 RW250 SA966 SB677 SC248 SD249 SE46 SG65 SH290 SI386 SJ47 SK421 SL232 SM378 SN221 SO252 SR597 SS211 ST239 SV503 SX1 ' +
  'SY963 SZ268 TC1 TD235 TG228 TH66 TJ992 TK690 TL670 TM993 TN216 TO676 TR90 TT1 TV688 TZ255 UA380 UG256 US1 UY598 UZ998 VA39 VC1 ' +
  'VE58 VG1 VI1 VN84 VU678 WF681 WS685 XK383 YE967 YT262 ZA27 ZM260 ZW263'

const countries = CALLING_CODES.split(' ').map((each) => ({ code: each.slice(0, 2), areaNum: `+${each.slice(2)}` }))

const FAR_TERRITORIES: ReadonlySet<string> = new Set(['CN', 'TW'])
/** What lies in no district of ours. */
export const isFarDestination = (code: string): boolean => FAR_TERRITORIES.has(code) || isCountry(code)

export const isCountry = (code: string): boolean => countries.some((country) => country.code === code)

export function destinationName(code: string): { en: string; zh: string } {
  const territory = territoryAt(code)
  return territory === 'ABROAD'
    ? (abroad().find((place) => place.code === code) ?? { en: code, zh: code })
    : territoryNames[territory]
}

/** The code that goes before a telephone number, by territory, and by country abroad. */
export function areaNumberOf(territory: Territory, placeCode: string): string | undefined {
  return territory === 'ABROAD' ? countries.find(({ code }) => code === placeCode)?.areaNum : nearAreaNumbers[territory]
}

const OURS: readonly string[] = Object.values(nearAreaNumbers)
/** Every code there is, ours first. */
export const areaNumbersOfTheWorld = [
  ...OURS,
  ...[...new Set(countries.map(({ areaNum }) => areaNum))].toSorted((one, other) => Number(one) - Number(other)),
]

/** Of several that share a code, whose it is first of all. */
const FIRST_OF_CODE = ['US', 'CA', 'AU', 'FI', 'GB', 'IT', 'NO', 'MA', 'CW', 'GP', 'RE', 'RU']
/** So many share +1 that the rest of them look for the number. */
const MOST_NAMES = 2

let codeNames: Map<string, { en: string; zh: string }> | undefined

function nameCodes(): Map<string, { en: string; zh: string }> {
  const names = new Map(
    territories.flatMap((one) => (one === 'ABROAD' ? [] : [[areaNumberOf(one, '') ?? '', territoryNames[one]]])),
  )
  const rank = (code: string) => (FIRST_OF_CODE.includes(code) ? FIRST_OF_CODE.indexOf(code) : FIRST_OF_CODE.length)
  const ranked = countries.toSorted((one, other) => rank(one.code) - rank(other.code))
  for (const { areaNum } of ranked) {
    const places = ranked
      .filter((one) => one.areaNum === areaNum)
      .slice(0, MOST_NAMES)
      .map(({ code }) => destinationName(code))
    const all = (language: Language): string => places.map((place) => place[language]).join(language === 'zh' ? '、' : ', ')
    names.set(areaNum, { en: all('en'), zh: all('zh') })
  }
  return names
}

/** Every code with whose it is: ours first, the rest by their English names, so that both languages have one order. */
export function areaNumberChoices(
  language: Language,
  only: readonly string[] = areaNumbersOfTheWorld,
): { value: string; name: string }[] {
  codeNames ??= nameCodes()
  const names = codeNames
  const nameOf = (code: string, name: Language): string => names.get(code)?.[name] ?? ''
  const isOurs = (code: string) => OURS.includes(code)
  return only
    .toSorted((one, other) => {
      if (isOurs(one) || isOurs(other)) return Number(isOurs(other)) - Number(isOurs(one))
      return nameOf(one, 'en').localeCompare(nameOf(other, 'en'), 'en')
    })
    .map((code) => ({ value: code, name: language === 'zh' ? code + nameOf(code, 'zh') : `${code} ${nameOf(code, 'en')}` }))
}

const named = (names: Intl.DisplayNames, code: string): string => names.of(code) ?? code

/** Where Hong Kong has another word, and one name that the browser writes with Latin brackets. */
const HERE: Record<string, string> = { CC: '科科斯（基林）群島', NZ: '新西蘭' }

let abroadNamed: District[] | undefined
/** Made when it is first asked for: most shoppers never do. */
export function abroad(): District[] {
  abroadNamed ??= nameCountries()
  return abroadNamed
}

function nameCountries(): District[] {
  const en = new Intl.DisplayNames('en-HK', { type: 'region' })
  const zh = new Intl.DisplayNames('zh-Hant-HK', { type: 'region' })
  return countries
    .map(({ code }) => ({ code, en: named(en, code), zh: HERE[code] ?? named(zh, code) }))
    .toSorted((one, other) => one.en.localeCompare(other.en, 'en'))
}
