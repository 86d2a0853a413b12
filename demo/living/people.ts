import type { Language } from '../../src/language/languages.ts'
import { type Choice, choiceFor } from '../catalogue/seeded-choice.ts'
import { type Home, homes } from './homes.ts'

/** Somebody who shops here, as they write themselves; nobody of them exists. */
export type Person = Omit<Home, 'streets'> & {
  language: Language
  firstName: string
  lastName: string
  /** As banks write it. */
  payee: string
  email: string
  address: string
}

/** Surnames as people here spell them, and as they write them. */
const surnames: readonly (readonly [en: string, zh: string])[] = [
  ['Chan', '陳'],
  ['Wong', '黃'],
  ['Lee', '李'],
  ['Cheung', '張'],
  ['Lam', '林'],
  ['Leung', '梁'],
  ['Ho', '何'],
  ['Ng', '吳'],
  ['Lau', '劉'],
  ['Tsang', '曾'],
  ['Kwok', '郭'],
  ['Yuen', '袁'],
  ['Fung', '馮'],
  ['Tam', '譚'],
  ['Mak', '麥'],
  ['Szeto', '司徒'],
  ['Poon', '潘'],
  ['Tse', '謝'],
  ['Yip', '葉'],
  ['Chow', '周'],
  ['Au', '區'],
  ['Lai', '黎'],
]

const givenNames: readonly (readonly [en: string, zh: string])[] = [
  ['Ka Yan', '嘉欣'],
  ['Wing Sze', '詠詩'],
  ['Hoi Ching', '凱晴'],
  ['Tsz Ying', '芷瑩'],
  ['Mei Ling', '美玲'],
  ['Sze Man', '思敏'],
  ['Lok Yi', '樂兒'],
  ['Pui Shan', '佩珊'],
  ['Suet Wa', '雪華'],
  ['Yan Tung', '欣桐'],
  ['Chi Hang', '志恒'],
  ['Ho Yin', '浩然'],
  ['Chun Kit', '俊傑'],
  ['Wai Lun', '偉倫'],
  ['Tsz Hin', '子軒'],
  ['Ming Fai', '明輝'],
  ['Kin Wah', '健華'],
  ['Yat Long', '逸朗'],
]

/** Who writes themselves in Latin letters alone. */
const others: readonly (readonly [first: string, last: string])[] = [
  ['Jonathan', 'Au'],
  ['Priya', 'Nair'],
  ['Isabella', 'Remedios'],
  ['Camille', 'Durand'],
  ['Natalie', 'Hughes'],
  ['Arjun', 'Mehta'],
  ['Yuki', 'Tanaka'],
  ['Grace', 'Cheung'],
  ['Eric', 'Lau'],
  ['Charlotte', 'Wong'],
]

const PEOPLE = 170
/** Numbers that begin so belong to premium services, and to nobody’s telephone. */
const NOBODYS = 90_001_000

/** The people of the demo, always the same ones in the same order. */
export function inventPeople(): Person[] {
  const choice = choiceFor('people')
  return Array.from({ length: PEOPLE }, (_, at) => {
    const home = choice.pick(homes)
    const mobile = home.territory === 'HK' ? String(NOBODYS + at) : home.mobile + String(100 + at)
    // Couriers abroad read Latin letters.
    const inChinese = at % 3 === 0 && home.territory !== 'ABROAD'
    return { ...inventName(choice, at, inChinese), areaNum: home.areaNum, mobile, ...whereOf(home, choice, inChinese) }
  })
}

function inventName(
  choice: Choice,
  at: number,
  inChinese: boolean,
): Pick<Person, 'language' | 'firstName' | 'lastName' | 'payee' | 'email'> {
  const email = (first: string, last: string) => `${`${first}.${last}`.toLowerCase().replaceAll(' ', '')}${at}@example.com`
  if (at % 6 === 5) {
    const [firstName, lastName] = choice.pick(others)
    return {
      language: 'en',
      firstName,
      lastName,
      payee: `${firstName} ${lastName}`.toUpperCase(),
      email: email(firstName, lastName),
    }
  }
  const [last, lastZh] = choice.pick(surnames)
  const [first, firstZh] = choice.pick(givenNames)
  const language = at % 3 === 0 ? ('zh' as const) : ('en' as const)
  const named = inChinese ? { firstName: firstZh, lastName: lastZh } : { firstName: first, lastName: last }
  return { language, ...named, payee: `${last} ${first}`.toUpperCase(), email: email(first, last) }
}

function whereOf({ territory, provinceCode, city, postCode, streets }: Home, choice: Choice, inChinese: boolean) {
  const street = choice.pick(streets)
  const [flat, floor, number] = [choice.pick(['A', 'B', 'C', 'D', 'E', 'F']), choice.between(2, 34), choice.between(8, 188)]
  const address =
    territory === 'ABROAD'
      ? `${number} ${street.en}`
      : inChinese
        ? `${street.zh}${number}號${floor}樓${flat}室`
        : `Flat ${flat}, ${floor}/F, ${number} ${street.en}`
  return { territory, provinceCode, city, postCode, address }
}
