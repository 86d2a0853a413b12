import { SANDBOX_ACCOUNT_PATH, SANDBOX_BANK_TOKEN, SANDBOX_WEBHOOK_TOKEN } from '#platform/sandbox-bank/sandbox-bank.server.ts'
import type { Settings } from '#platform/settings.server.ts'
import { type BankFeed, type BankFeedOptions, openBankFeed } from './bank-feed.server.ts'

type Host = Pick<BankFeedOptions, 'timeoutMs' | 'restMs'> & { ownAddress: () => string }

/** The bank that the settings name; outside production the one of the demo, reached over loopback. Without one, files are brought in. */
export function configuredBank(settings: Settings, { ownAddress, ...patience }: Host): BankFeed | undefined {
  const { BANK_FEED_URL: url, BANK_FEED_TOKEN: token, BANK_WEBHOOK_TOKEN: webhookToken } = settings
  if (url && token && webhookToken) return openBankFeed({ ...patience, url: () => url, token, webhookToken })
  if (!settings.demo) return undefined
  const ownUrl = (): string => ownAddress() + SANDBOX_ACCOUNT_PATH
  return openBankFeed({ ...patience, url: ownUrl, token: SANDBOX_BANK_TOKEN, webhookToken: SANDBOX_WEBHOOK_TOKEN })
}
