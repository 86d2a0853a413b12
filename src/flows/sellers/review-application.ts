import type { z } from 'zod'
import type {
  AdminApplicationWire,
  CloseApplicationInput,
  DecideRequirementInput,
} from '#modules/applications/applications.contract.ts'
import { applicationActsFrom, closingActs, isReady } from '#modules/applications/applications.rules.ts'
import {
  type ApplicationRow,
  decideRow,
  getApplication,
  listApplicationSteps,
  listLinked,
  lockApplication,
  moveApplication,
} from '#modules/applications/index.server.ts'
import { isOwnMerchant, regroupOwners } from '#modules/merchants/index.server.ts'
import { findPersonName, listContacts } from '#modules/members/index.server.ts'
import { isSamePerson } from '#platform/access/same-person.server.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { shownContact } from '#modules/members/contacts.contract.ts'
import type { Language } from '#language/languages.ts'
import { approveApplication, closeShop, followOn } from './follow-application.ts'
import { presentApplication } from './present-application.ts'
import { followDocuments } from './watch-documents.ts'

/** As it was when the reviewer read it: refused where the applicant has changed something since, and where it is the reviewer’s own. */
async function lockAsRead(tx: Tx, operator: Operator, applicationNo: string, version: number): Promise<Locked<ApplicationRow>> {
  const application = await lockApplication(tx, { application_number: applicationNo })
  if (await isOwn(tx, application, operator.id)) refuse('APPLICATION_OWN')
  if (application.version !== version) refuse('APPLICATION_MOVED_ON')
  return application
}

/** Of the reviewer themselves, or of a shop they work for, which may have opened before it is approved. */
async function isOwn(tx: Read, { account_id, merchant_id, early_merchant_id }: ApplicationRow, operatorId: string) {
  const merchantId = merchant_id ?? early_merchant_id
  return (
    (await isSamePerson(tx, account_id, operatorId)) || (merchantId !== null && (await isOwnMerchant(tx, merchantId, operatorId)))
  )
}

/**
 * A reviewer accepts one document, or refuses it with a reason; the last one that is accepted approves the application. Answers the merchant
 * that was made.
 */
export async function decideDocument(
  tx: Tx,
  operator: Operator,
  { applicationNo, version, requirementId, act, reason }: z.output<typeof DecideRequirementInput>,
): Promise<string | undefined> {
  const application = await lockAsRead(tx, operator, applicationNo, version)
  const row = await decideRow(tx, application, requirementId, { act, reason })
  const words = act === 'refuse' ? reason : { en: '', zh: '' }
  const next = await moveApplication(tx, application, act, operator, { words, requirementId })
  await recordAudit(tx, {
    by: operator,
    action: `application-${act}`,
    subject: 'application',
    subjectId: applicationNo,
    after: { requirementId, kind: row.kind, reason: words.en },
  })
  const merchantId = await followOn(tx, next, operator)
  if (next.merchant_id === null) return merchantId
  // A document in place of one that has ended: its merchant sells again.
  await followDocuments(tx, next.merchant_id)
  await regroupOwners(tx)
  return merchantId
}

/** The whole application: declined with a reason, or approved where all is accepted already. */
export async function closeWhole(
  tx: Tx,
  operator: Operator,
  { applicationNo, version, act, reason }: z.output<typeof CloseApplicationInput>,
): Promise<string | undefined> {
  const application = await lockAsRead(tx, operator, applicationNo, version)
  if (act === 'approve') return approveApplication(tx, application, operator)
  await moveApplication(tx, application, 'decline', operator, { words: reason })
  await closeShop(tx, application)
  await recordAudit(tx, {
    by: operator,
    action: 'application-decline',
    subject: 'application',
    subjectId: applicationNo,
    after: { reason: reason.en },
  })
  return undefined
}

const nameOf = ({ details, draft }: ApplicationRow): string => {
  const { shopName = '' } = (details ?? draft ?? {}) as Record<string, string>
  return shopName
}

/** All that a reviewer decides by. */
export async function showForReview(tx: Read, applicationNo: string, language: Language): Promise<AdminApplicationWire> {
  const application = await getApplication(tx, { application_number: applicationNo })
  const shown = await presentApplication(tx, application, language)
  const { account_id } = application
  const hasDetails = application.details !== null
  const ready = isReady({ hasDetails, rows: shown.requirements })
  return {
    ...shown,
    version: application.version,
    applicant: await findPersonName(tx, account_id),
    contacts: (await listContacts(tx, account_id)).map(shownContact),
    termsOf: application.terms_of,
    termsTime: application.terms_at.toISOString(),
    acts: applicationActsFrom({ state: application.state }, closingActs).filter((act) => act !== 'approve' || ready),
    isReady: ready,
    linked: (await listLinked(tx, application)).map((one) => ({
      applicationNo: one.application_number,
      kind: one.kind,
      state: one.state,
      name: nameOf(one),
      by: one.by,
    })),
    steps: (await listApplicationSteps(tx, application.application_id)).map(({ wordsZh, date, requirement, ...step }) => ({
      ...step,
      words: language === 'zh' && wordsZh !== '' ? wordsZh : step.words,
      requirement: requirement ?? '',
      date: date.toISOString(),
    })),
  }
}
