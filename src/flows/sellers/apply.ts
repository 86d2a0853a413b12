import type { z } from 'zod'
import { fieldsProblems, lastDayOf, tidyFields } from '#modules/applications/application-fields.contract.ts'
import {
  categoriesIn,
  detailFields,
  fewestFiles,
  type FieldName,
  type Fields,
  requirementFields,
  secretFields,
} from '#modules/applications/application-parts.rules.ts'
import type { BeginInput, OwnApplicationWire, SendRequirementInput } from '#modules/applications/applications.contract.ts'
import { isOpen, requirementsFor } from '#modules/applications/applications.rules.ts'
import {
  type ApplicationRow,
  askFor,
  beginRow,
  changeApplicationKind,
  findClash,
  findDraft,
  findOwnApplication,
  keepDetails,
  keepDraft,
  keepMarks,
  listOwnApplications,
  lockApplication,
  type Mark,
  moveApplication,
  sendRow,
} from '#modules/applications/index.server.ts'
import { oneWorkingDayFrom } from '#modules/fulfilment/arrival.rules.ts'
import { listContacts } from '#modules/members/index.server.ts'
import type { RequirementKind } from '#modules/merchants/merchant-kinds.contract.ts'
import { rulesOfKind } from '#modules/merchants/merchant-kinds.contract.ts'
import { findHolidays, findMerchantKinds } from '#modules/shop-settings/index.server.ts'
import { plainAccount } from '#modules/treasury/payouts/payout.rules.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import type { AnyFieldProblem } from '#language/all-field-problems.ts'
import type { Language } from '#language/languages.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import type { Actor } from '#platform/audit-trail.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { Refusal, refuse } from '#platform/refusal.ts'
import { followOn } from './follow-application.ts'
import { presentApplication } from './present-application.ts'

const applicant = (accountId: string): Actor => ({ kind: 'shopper', id: accountId })
const own = (tx: Tx, accountId: string, applicationNo: string) =>
  lockApplication(tx, { application_number: applicationNo }, accountId)

export async function showOwnApplication(
  tx: Read,
  accountId: string,
  applicationNo: string,
  language: Language,
): Promise<OwnApplicationWire> {
  const found = await findOwnApplication(tx, accountId, applicationNo)
  if (!found && applicationNo !== '') refuse('NOT_FOUND')
  const list = await listOwnApplications(tx, accountId)
  if (!found) return { application: null, list }
  const shown = await presentApplication(tx, found, language)
  return { application: { ...shown, draft: found.draft as Record<string, string>, isOpen: isOpen(found.state) }, list }
}

/** Begins an application, or makes the one that is begun another kind. */
export async function begin(tx: Tx, accountId: string, { kind }: z.output<typeof BeginInput>): Promise<string> {
  await lockNames(tx, [`applicant ${accountId}`])
  const marks = (await listContacts(tx, accountId)).map(
    (contact): Mark => ({
      mark: contact.kind === 'email' ? 'email' : 'phone',
      value: contact.value,
    }),
  )
  const draft = await findDraft(tx, accountId)
  const clash = await findClash(tx, { kind, ...(draft && { application_id: draft.application_id }) }, marks)
  if (clash) refuse('BAD_INPUT', { field: 'kind', fields: { kind: 'kind-taken' } })
  const application = draft ?? (await beginRow(tx, accountId, kind, applicant(accountId)))
  if (draft && draft.kind !== kind) await changeApplicationKind(tx, draft, kind)
  await keepMarks(tx, application, 'account', marks)
  const standing = await lockApplication(tx, application)
  await askForAll(tx, standing, standing.details ?? {})
  await followOn(tx, standing, applicant(accountId))
  return application.application_number
}

async function askForAll(tx: Tx, application: Locked<ApplicationRow>, details: Fields): Promise<void> {
  const rules = rulesOfKind(await findMerchantKinds(tx), application.kind)
  await askFor(tx, application, requirementsFor(rules, categoriesIn(details)))
}

/** Whatever was typed is kept, but for whole account numbers: these come with their document. */
export async function saveDraft(tx: Tx, accountId: string, applicationNo: string, fields: Fields): Promise<void> {
  const application = await own(tx, accountId, applicationNo)
  if (!isOpen(application.state)) refuse('APPLICATION_MOVED_ON')
  const kept = Object.entries(fields).filter(([name]) => !secretFields.some((secret) => secret === name))
  await keepDraft(tx, application, Object.fromEntries(kept))
}

function requireFit(problems: Partial<Record<string, AnyFieldProblem>>): void {
  const [field] = Object.keys(problems)
  if (field) throw new Refusal('BAD_INPUT', { field, fields: problems as Record<string, string> })
}

const contactMarks = (phone: string | undefined, email: string | undefined): Mark[] => [
  ...(phone ? [{ mark: 'phone' as const, value: phone }] : []),
  ...(email ? [{ mark: 'email' as const, value: email }] : []),
]

/** Names the field by which somebody of another kind is known already. */
async function requireNoClash(tx: Tx, application: ApplicationRow, marks: readonly Mark[], names: Record<string, FieldName>) {
  const clash = await findClash(tx, application, marks)
  if (clash) requireFit({ [names[clash.mark] ?? clash.mark]: 'contact-kind' })
}

export async function giveDetails(tx: Tx, accountId: string, applicationNo: string, fields: Fields): Promise<void> {
  const application = await own(tx, accountId, applicationNo)
  const details = tidyFields(fields, detailFields)
  const rules = rulesOfKind(await findMerchantKinds(tx), application.kind)
  const showsBrands = rules.requirements.some((one) => one === 'authorisation' || one === 'trademark')
  requireFit(fieldsProblems(details, detailFields, dayInHongKong(clock.now()), showsBrands ? ['brands'] : []))
  const marks = contactMarks(details.contactPhone, details.contactEmail)
  await requireNoClash(tx, application, marks, { phone: 'contactPhone', email: 'contactEmail' })
  await keepDraft(tx, application, details)
  const next = await keepDetails(tx, application, details, applicant(accountId))
  await keepMarks(tx, next, 'details', marks)
  await askForAll(tx, next, details)
  await followOn(tx, next, applicant(accountId))
}

/** A document with its fields and files. It is decided within a working day of its arrival. */
export async function send(
  tx: Tx,
  sealing: Sealing,
  accountId: string,
  { applicationNo, requirement, fields, files: given }: z.output<typeof SendRequirementInput>,
): Promise<void> {
  const application = await own(tx, accountId, applicationNo)
  const names = requirementFields[requirement]
  const tidy = tidyFields(fields, names)
  const files = [...new Set(given)]
  requireFit({ ...fieldsProblems(tidy, names, dayInHongKong(clock.now())), ...filesProblem(requirement, files) })
  const marks = marksOf(requirement, tidy)
  await requireNoClash(tx, application, marks, { phone: 'operationsPhone', email: 'operationsEmail' })
  for (const uploadId of files) await requireOwnFile(tx, application, uploadId)
  const requirementId = await sendRow(tx, application, requirement, {
    fields: shownFields(tidy),
    files,
    dueAt: oneWorkingDayFrom(clock.now(), await findHolidays(tx)),
    lastDay: lastDayOf(requirement, tidy),
    seal: (id) => sealed(sealing, id, tidy),
  })
  await keepDraft(tx, application, shownFields(tidy))
  await keepMarks(tx, application, requirement, marks)
  const next = await moveApplication(tx, application, 'send', applicant(accountId), { requirementId })
  await followOn(tx, next, applicant(accountId))
}

function filesProblem(requirement: RequirementKind, files: readonly string[]): Partial<Record<string, AnyFieldProblem>> {
  const fewest = fewestFiles[requirement]
  if (files.length >= fewest) return {}
  return { pictures: fewest > 1 ? 'files-two' : 'files-few' }
}

const requireOwnFile = (tx: Tx, { account_id: ownerId }: ApplicationRow, uploadId: string) =>
  claimUpload(tx, { uploadId, ownerId, purpose: 'application' })

/** Of a whole number the last four digits alone are shown, to anyone. */
function shownFields(fields: Fields): Fields {
  const shown = Object.entries(fields).map(([name, typed]) =>
    secretFields.some((secret) => secret === name) ? [name, typed === '' ? '' : `•••${typed.slice(-4)}`] : [name, typed],
  )
  return Object.fromEntries(shown) as Fields
}

function sealed(sealing: Sealing, requirementId: string, { account = '', cardNumber = '' }: Fields): string | null {
  if (account === '') return null
  return sealing.seal(JSON.stringify({ account: plainAccount(account), cardNumber }), `account of requirement ${requirementId}`)
}

function marksOf(requirement: RequirementKind, fields: Fields): Mark[] {
  if (requirement === 'operations-contact') return contactMarks(fields.operationsPhone, fields.operationsEmail)
  if (requirement === 'incorporation') return [{ mark: 'company-number', value: fields.companyNumber ?? '' }]
  if (requirement === 'address-proof') return addressMarks(fields)
  if (requirement !== 'bank-account') return []
  return [{ mark: 'bank-account', value: `${fields.bankCode ?? ''} ${(fields.account ?? '').slice(-4)}` }]
}

/** However it is written, as the database has it of older ones. */
function addressMarks({ registeredAddress = '' }: Fields): Mark[] {
  const value = registeredAddress.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return value === '' ? [] : [{ mark: 'address', value }]
}

export async function withdraw(tx: Tx, accountId: string, applicationNo: string): Promise<void> {
  await moveApplication(tx, await own(tx, accountId, applicationNo), 'withdraw', applicant(accountId))
}

/** Someone whose account is deleted applies for nothing any more; what was never sent is gone. */
export async function endApplications(tx: Tx, accountId: string): Promise<void> {
  for (const { applicationNo, state } of await listOwnApplications(tx, accountId)) {
    if (!isOpen(state)) continue
    const application = await own(tx, accountId, applicationNo)
    await moveApplication(tx, application, 'withdraw', applicant(accountId))
  }
}
