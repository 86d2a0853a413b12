import {
  beginApplication,
  closeApplication,
  decideRequirement,
  getAdminApplication,
  giveApplicationDetails,
  sendRequirement,
  withdrawApplication,
} from '../../src/modules/applications/applications.paths.ts'
import type { ApplicationWire } from '../../src/modules/applications/applications.contract.ts'
import { type Fields, fewestFiles } from '../../src/modules/applications/application-parts.rules.ts'
import { decideRow, lockApplication, moveApplication } from '../../src/modules/applications/index.server.ts'
import type { RequirementKind } from '../../src/modules/merchants/merchant-kinds.contract.ts'
import type { ApplicantKind } from '../../src/modules/merchants/merchants.contract.ts'
import { hashOf } from '../catalogue/seeded-choice.ts'
import type { Town } from './order-life.ts'
import type { Somebody } from './past-shop.ts'

/** Who applies, and what they type. */
export type Applying = {
  who: Somebody & { accountId: string }
  kind: ApplicantKind
  fields: Fields
}

type Called = { name: string; person: { firstName: string; lastName: string; email: string }; categories: string }

const digitsOf = (text: string, num: number): string => String(hashOf(text)).padStart(num, '3').slice(-num)

/** All that an application may ask for, of somebody who is called so. */
export function filledIn({ name, person, categories }: Called, more: Fields = {}): Fields {
  const called = `${person.firstName} ${person.lastName}`
  const number = digitsOf(name, 6)
  return {
    shopName: name,
    contactName: called,
    contactPhone: `9005${number.slice(-4)}`,
    contactEmail: person.email,
    categories,
    brands: 'Maison Ostrya, Ito Marrow',
    representative: called,
    companyName: `${name} Limited`,
    companyNumber: `3${number}`,
    effectiveDate: '2025-03-01',
    expiryDate: '2099-02-28',
    registeredAddress: `Room ${number.slice(0, 4)}, 88 Des Voeux Road Central, Hong Kong`,
    operationsName: called,
    operationsPhone: `9006${number.slice(-4)}`,
    operationsEmail: `desk.${person.email}`,
    bankCode: '024',
    account: accountOf(name),
    payee: payeeOf(name),
    signedName: called,
    pledged: 'yes',
    trademarkNumber: `303${number}`,
    socialPlatform: 'instagram',
    channel: `https://www.instagram.com/${name.toLowerCase().replaceAll(/[^a-z]/g, '')}`,
    followerCount: '48200',
    dealerCategory: 'A',
    dealerNumber: 'A-B-26-11-00001',
    dealerExpiry: '2099-03-31',
    ...more,
  }
}

/** Behind a branch that does not exist; no two have the same last digits. */
export const accountOf = (name: string): string => `000-883-${digitsOf(name, 6)}`

/** As banks write it. */
export const payeeOf = (name: string): string => name.toUpperCase().replaceAll('’', "'")

/** Begins an application, and sends what is wanted of it; answers its number. The last document submits it. */
export async function apply(
  { shop, photographs }: Town,
  { who, kind, fields }: Applying,
  wanted: (kind: RequirementKind) => boolean = () => true,
): Promise<string> {
  const begun = await shop.ask(who, beginApplication, { kind, adult: true, terms: true })
  const { applicationNo } = begun.application!
  const given = await shop.ask(who, giveApplicationDetails, { applicationNo, fields })
  for (const { requirement } of given.application!.requirements)
    if (wanted(requirement)) await sendPaper({ shop, photographs }, { who, kind, fields }, applicationNo, requirement)
  return applicationNo
}

export async function sendPaper(
  { shop, photographs }: Pick<Town, 'shop' | 'photographs'>,
  { who, fields }: Applying,
  applicationNo: string,
  requirement: RequirementKind,
): Promise<void> {
  const files: string[] = []
  for (let file = 0; file < fewestFiles[requirement]; file += 1)
    files.push(await photographs.take(who.accountId, 'application', 'paper'))
  await shop.ask(who, sendRequirement, { applicationNo, requirement, fields, files })
}

type Decision = { act: 'accept' | 'refuse'; reason?: Record<'en' | 'zh', string> }
const NO_WORDS = { en: '', zh: '' }

/** A reviewer reads it, and decides what they have an answer to. */
export async function review(
  { shop, staff }: Town,
  applicationNo: string,
  decide: (kind: RequirementKind) => Decision | undefined,
): Promise<void> {
  const first = await shop.ask(staff.desk, getAdminApplication, { applicationNo })
  let { version } = first
  for (const { requirement, requirementId, state } of first.requirements) {
    const decision = state === 'in-review' ? decide(requirement) : undefined
    if (!decision) continue
    const { act, reason = NO_WORDS } = decision
    version = (await shop.ask(staff.desk, decideRequirement, { applicationNo, version, requirementId, act, reason })).version
  }
}

export const declineWhole = async ({ shop, staff }: Town, applicationNo: string, reason: Record<'en' | 'zh', string>) => {
  const { version } = await shop.ask(staff.desk, getAdminApplication, { applicationNo })
  await shop.ask(staff.desk, closeApplication, { applicationNo, version, act: 'decline', reason })
}
export const takeBack = ({ shop }: Town, who: Somebody, applicationNo: string) =>
  shop.ask(who, withdrawApplication, { applicationNo })

/** Its documents are accepted, and belong to a merchant that the shop knows already. */
export async function acceptFor({ shop, staff }: Town, applicationNo: string, merchantId: string): Promise<void> {
  const { requirements }: Pick<ApplicationWire, 'requirements'> = await shop.ask(staff.desk, getAdminApplication, {
    applicationNo,
  })
  const by = staff.desk.actor
  let application = await lockApplication(shop.tx, { application_number: applicationNo })
  for (const { requirementId } of requirements) {
    await decideRow(shop.tx, application, requirementId, { act: 'accept', reason: NO_WORDS })
    application = await moveApplication(shop.tx, application, 'accept', by, { words: NO_WORDS, requirementId })
  }
  await moveApplication(shop.tx, application, 'approve', by, { merchantId })
}
