import { listConsents, sayConsent } from '#modules/consents/index.server.ts'
import type { ConsentInput, ConsentsWire } from '#modules/consents/consents.contract.ts'
import type { ConsentKind } from '#modules/consents/consents.rules.ts'
import { listContacts } from '#modules/members/index.server.ts'
import { findNews, stopProven, subscribeProven } from '#modules/newsletter/index.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import type { Language } from '#language/languages.ts'

/** What a member has agreed to; of news the newsletter itself knows, wherever they said so. */
export async function showConsents(tx: Read, accountId: string): Promise<ConsentsWire> {
  const { list } = await listConsents(tx, accountId)
  return {
    list: await Promise.all(
      list.map(async (consent) => {
        const place = await placeOf(tx, accountId, consent.kind)
        const news = place && (await findNews(tx, place.channel, place.value))
        return news ? { ...consent, given: news.given, changedTime: news.changedAt.toISOString() } : consent
      }),
    ),
  }
}

/** Keeps what a member says; news begins and stops with it, at the contact that is proven to be theirs. */
export async function say(tx: Tx, accountId: string, said: ConsentInput, language: Language): Promise<ConsentsWire> {
  await sayConsent(tx, accountId, { ...said, language })
  const place = await placeOf(tx, accountId, said.kind)
  if (place && said.given) await subscribeProven(tx, place.channel, place.value, { language, source: 'account' })
  if (place && !said.given) await stopProven(tx, place.channel, place.value)
  return showConsents(tx, accountId)
}

const CHANNELS: Partial<Record<ConsentKind, { channel: 'email' | 'sms'; contact: 'email' | 'mobile' }>> = {
  'news-email': { channel: 'email', contact: 'email' },
  'news-sms': { channel: 'sms', contact: 'mobile' },
}

async function placeOf(tx: Read, accountId: string, kind: ConsentKind) {
  const wanted = CHANNELS[kind]
  if (!wanted) return undefined
  const contact = (await listContacts(tx, accountId)).find((one) => one.kind === wanted.contact)
  return contact && { channel: wanted.channel, value: contact.value }
}
