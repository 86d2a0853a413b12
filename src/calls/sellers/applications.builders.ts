import type { Fields } from '#modules/applications/application-parts.rules.ts'
import type { ApplicationWire, OwnApplicationWire } from '#modules/applications/applications.contract.ts'
import {
  beginApplication,
  closeApplication,
  decideRequirement,
  getAdminApplication,
  getOwnApplication,
  giveApplicationDetails,
  sendRequirement,
} from '#modules/applications/applications.paths.ts'
import type { RequirementKind } from '#modules/merchants/merchant-kinds.contract.ts'
import type { ApplicantKind } from '#modules/merchants/merchants.contract.ts'
import { join } from '#flows/members/sign-in.builders.ts'
import { receipt, upload } from '#flows/receipt.builders.ts'
import type { TestShop } from '../../test-shop.builders.ts'

let made = 0

/** What each part holds when it is filled in as it should be; contacts and numbers are nobody else’s. */
export function filledIn(): Fields {
  made += 1
  const number = String(made).padStart(4, '0')
  return {
    shopName: `Saltmarsh ${number}`,
    contactName: '陳大文',
    contactPhone: `9100 ${number}`,
    contactEmail: `contact-${number}@saltmarsh.test`,
    categories: 'bags',
    brands: 'Maison Ostrya',
    representative: 'Mei Tang',
    companyName: 'Saltmarsh Limited',
    companyNumber: `312${number}`,
    effectiveDate: '2024-03-01',
    expiryDate: '2099-02-28',
    registeredAddress: `Flat 3A, ${made} Bay Road, Hong Kong`,
    operationsName: 'Yat Ho',
    operationsPhone: `9200 ${number}`,
    operationsEmail: `operations-${number}@saltmarsh.test`,
    bankCode: '024',
    account: `123-45${number}-001`,
    payee: 'Saltmarsh Limited',
    signedName: 'Mei Tang',
    pledged: 'yes',
    trademarkNumber: '303123456',
    socialPlatform: 'instagram',
    channel: 'https://www.instagram.com/saltmarsh',
    followerCount: '12500',
    dealerCategory: 'A',
    dealerNumber: 'A-B-26-11-00001',
    dealerExpiry: '2099-03-31',
  }
}

/** People who apply in a shop under test, and its reviewers. */
export function applicantsIn(shop: TestShop) {
  const picture = async (token: string): Promise<string> =>
    (await upload(shop, token, await receipt(), { purpose: 'application' })).data.uploadId
  const begin = (token: string, kind: ApplicantKind) => shop.ask(beginApplication, { kind, adult: true, terms: true }, { token })
  const details = (token: string, applicationNo: string, fields: Fields) =>
    shop.ask(giveApplicationDetails, { applicationNo, fields }, { token })
  const send = async (token: string, applicationNo: string, requirement: RequirementKind, fields: Fields, files?: string[]) =>
    shop.ask(
      sendRequirement,
      { applicationNo, requirement, fields, files: files ?? [await picture(token), await picture(token)] },
      { token },
    )
  const own = async (token: string, applicationNo = ''): Promise<OwnApplicationWire> =>
    (await shop.ask(getOwnApplication, { applicationNo }, { token })).data

  /** Everything given, in one go: submitted unless `but` is left out. */
  async function apply(kind: ApplicantKind, fields = filledIn(), { but, token }: { but?: RequirementKind; token?: string } = {}) {
    const person = token ?? (await join(shop)).token
    const begun = await begin(person, kind)
    const applicationNo = begun.data.application?.applicationNo ?? ''
    await details(person, applicationNo, fields)
    const asked = (await own(person, applicationNo)).application?.requirements ?? []
    for (const { requirement, state } of asked)
      if (requirement !== but && state === 'needed') await send(person, applicationNo, requirement, fields)
    return { token: person, applicationNo, fields }
  }

  const review = async (token: string, applicationNo: string) =>
    (await shop.ask(getAdminApplication, { applicationNo }, { token })).data
  const decide = async (
    token: string,
    applicationNo: string,
    requirement: RequirementKind,
    act: 'accept' | 'refuse' = 'accept',
    reason = { en: 'It is out of date.', zh: '文件已過期。' },
  ) => {
    const { version, requirements } = await review(token, applicationNo)
    const requirementId = requirements.find((one) => one.requirement === requirement)?.requirementId ?? ''
    return shop.ask(decideRequirement, { applicationNo, version, requirementId, act, reason }, { token })
  }
  const close = async (token: string, applicationNo: string, act: 'approve' | 'decline', reason = { en: '', zh: '' }) => {
    const { version } = await review(token, applicationNo)
    return shop.ask(closeApplication, { applicationNo, version, act, reason }, { token })
  }
  /** Accepts what waits, but for some. */
  async function acceptAll(token: string, applicationNo: string, but: readonly RequirementKind[] = []) {
    const { requirements } = await review(token, applicationNo)
    for (const { requirement, state } of requirements)
      if (state === 'in-review' && !but.includes(requirement)) await decide(token, applicationNo, requirement)
  }
  return { picture, begin, details, send, own, apply, review, decide, close, acceptAll }
}

export const statesOf = ({ requirements }: Pick<ApplicationWire, 'requirements'>): Record<string, string> =>
  Object.fromEntries(requirements.map(({ requirement, state }) => [requirement, state]))
