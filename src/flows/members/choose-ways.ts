import { consentDefaults } from '#modules/consents/consents.rules.ts'
import { getTimes, keepChoices, keepTimes, listChoices } from '#modules/inbox/index.server.ts'
import type { WaysInput, WaysWire } from '#modules/inbox/inbox.contract.ts'
import { type Gate, readWays, resolveWays } from '#modules/inbox/message-ways.rules.ts'
import { listContacts } from '#modules/members/index.server.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import type { Language } from '#language/languages.ts'
import { say, showConsents } from './say-consent.ts'

type Rules = ShopSettings['notices']

/** Which messages reach a member by which ways, and when. */
export async function showWays(tx: Read, accountId: string, rules: Rules): Promise<WaysWire> {
  const { list } = await showConsents(tx, accountId)
  const choices = await listChoices(tx, accountId)
  const contacts = await listContacts(tx, accountId)
  const isGiven = (gate: Gate): boolean => list.find(({ kind }) => kind === gate)?.given ?? consentDefaults[gate]
  return {
    ways: resolveWays((kind, way) => choices.find((one) => one.kind === kind && one.way === way)?.wanted, isGiven),
    ...(await getTimes(tx, accountId, rules)),
    reached: { mail: contacts.some(({ kind }) => kind === 'email'), sms: contacts.some(({ kind }) => kind === 'mobile') },
    digestHour: rules.digestHour,
  }
}

/** Keeps what a member wants. A tick for advertising gives the consent to it, and the last one that is taken away withdraws it. */
export async function saveWays(
  tx: Tx,
  accountId: string,
  { ways, ...times }: WaysInput,
  { rules, language }: { rules: Rules; language: Language },
): Promise<WaysWire> {
  const { gates, choices } = readWays(ways)
  const { list } = await showConsents(tx, accountId)
  for (const { kind, given } of list)
    if (kind in gates && gates[kind as Gate] !== given) await say(tx, accountId, { kind, given: !given }, language)
  await keepChoices(tx, accountId, choices)
  await keepTimes(tx, accountId, times)
  return showWays(tx, accountId, rules)
}
