import type { Settings } from '#platform/settings.server.ts'
import { type BankFeed, type BankFeedOptions, openBankFeed } from './bank-feed.server.ts'

/** The bank that the settings name. Without one, files are brought in. */
export function configuredBank(
  settings: Settings,
  patience: Pick<BankFeedOptions, 'timeoutMs' | 'restMs'>,
): BankFeed | undefined {
  const { BANK_FEED_URL: url, BANK_FEED_TOKEN: token, BANK_WEBHOOK_TOKEN: webhookToken } = settings
  return url && token && webhookToken ? openBankFeed({ ...patience, url: () => url, token, webhookToken }) : undefined
}
