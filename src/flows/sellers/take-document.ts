import type { z } from 'zod'
import { fieldsProblems, lastDayOf, tidyFields } from '#modules/applications/application-fields.contract.ts'
import {
  fewestFiles,
  type FieldName,
  type Fields,
  requirementFields,
  secretFields,
} from '#modules/applications/application-parts.rules.ts'
import type { SendRequirementInput } from '#modules/applications/applications.contract.ts'
import {
  type ApplicationRow,
  findClash,
  keepMarks,
  type Mark,
  moveApplication,
  sealShown,
  sendRow,
} from '#modules/applications/index.server.ts'
import { oneWorkingDayFrom } from '#modules/fulfilment/arrival.rules.ts'
import type { RequirementKind } from '#modules/merchants/merchant-kinds.contract.ts'
import { findHolidays } from '#modules/shop-settings/index.server.ts'
import { plainAccount } from '#modules/treasury/payouts/payout.rules.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import type { AnyFieldProblem } from '#language/all-field-problems.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import type { Actor } from '#platform/audit-trail.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { Refusal } from '#platform/refusal.ts'

type Given = Omit<z.output<typeof SendRequirementInput>, 'applicationNo'> & { replaces?: string }

/** A document with its fields and files, which its sender has uploaded, is there to be read. Answers the application after it. */
export async function takeDocument(
  tx: Tx,
  sealing: Sealing,
  application: Locked<ApplicationRow>,
  by: Actor & { id: string },
  { requirement, fields, files: given, replaces }: Given,
): Promise<{ next: Locked<ApplicationRow>; shown: Fields }> {
  const names = requirementFields[requirement]
  const tidy = tidyFields(fields, names)
  const files = [...new Set(given)]
  requireFit({ ...fieldsProblems(tidy, names, dayInHongKong(clock.now())), ...filesProblem(requirement, files) })
  const marks = marksOf(requirement, tidy)
  await requireNoClash(tx, application, marks, { phone: 'operationsPhone', email: 'operationsEmail' })
  for (const uploadId of files) await claimUpload(tx, { uploadId, ownerId: by.id, purpose: 'application' })
  const shown = shownFields(tidy)
  const requirementId = await sendRow(tx, application, requirement, {
    fields: shown,
    files,
    dueAt: oneWorkingDayFrom(clock.now(), await findHolidays(tx)),
    lastDay: lastDayOf(requirement, tidy),
    seal: (id) => sealed(sealing, id, tidy),
    ...(replaces === undefined ? {} : { replaces }),
  })
  await keepMarks(tx, application, requirement, marks)
  return { next: await moveApplication(tx, application, 'send', by, { requirementId }), shown }
}

export function requireFit(problems: Partial<Record<string, AnyFieldProblem>>): void {
  const [field] = Object.keys(problems)
  if (field) throw new Refusal('BAD_INPUT', { field, fields: problems as Record<string, string> })
}

export const contactMarks = (phone: string | undefined, email: string | undefined): Mark[] => [
  ...(phone ? [{ mark: 'phone' as const, value: phone }] : []),
  ...(email ? [{ mark: 'email' as const, value: email }] : []),
]

/** Names the field by which somebody of another kind is known already. */
export async function requireNoClash(
  tx: Tx,
  application: ApplicationRow,
  marks: readonly Mark[],
  names: Record<string, FieldName>,
): Promise<void> {
  const clash = await findClash(tx, application, marks)
  if (clash) requireFit({ [names[clash.mark] ?? clash.mark]: 'contact-kind' })
}

function filesProblem(requirement: RequirementKind, files: readonly string[]): Partial<Record<string, AnyFieldProblem>> {
  const fewest = fewestFiles[requirement]
  if (files.length >= fewest) return {}
  return { pictures: fewest > 1 ? 'files-two' : 'files-few' }
}

/** Of a whole number the last four digits alone are shown, to anyone. */
function shownFields(fields: Fields): Fields {
  const shown = Object.entries(fields).map(([name, typed]) =>
    secretFields.some((secret) => secret === name) ? [name, typed === '' ? '' : `•••${typed.slice(-4)}`] : [name, typed],
  )
  return Object.fromEntries(shown) as Fields
}

function sealed(sealing: Sealing, requirementId: string, { account = '', cardNumber = '' }: Fields): string | null {
  if (account === '') return null
  return sealShown(sealing, requirementId, { account: plainAccount(account), cardNumber })
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
