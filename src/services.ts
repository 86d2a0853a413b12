import { join } from 'node:path'
import type { SmsLimits } from '#modules/codes/codes.rules.ts'
import { readFacts } from '#modules/content/index.server.ts'
import { firstSettings, settingsReader } from '#modules/shop-settings/index.server.ts'
import { openUploads } from '#modules/uploads/index.server.ts'
import { recordCardRefund } from '#flows/money/give-back.ts'
import { recordIntentEnd } from '#flows/money/card-reports.ts'
import { recordHeldReturn } from '#flows/money/repair-money.ts'
import { recordIntentMade } from '#flows/start-payment.ts'
import { type CardGateway, httpCardGateway } from '#platform/card-gateway.server.ts'
import type { Read } from '#platform/database.server.ts'
import { configuredProviders } from '#platform/identity/configured-providers.server.ts'
import { mailPerformer } from '#platform/mail/mail.server.ts'
import { cardPerformers } from '#platform/outside/card-calls.server.ts'
import { openOutsideWork, type OutsideWork } from '#platform/outside/outside-work.server.ts'
import { SANDBOX_WEBHOOK_SECRET, SANDBOX_PATH, SANDBOX_SECRET } from '#platform/sandbox-card/sandbox-routes.server.ts'
import { sealingWith } from '#platform/access/sealing.server.ts'
import { folderStorage } from '#platform/storage/folder-storage.server.ts'
import type { Settings } from '#platform/settings.server.ts'
import { smtpTransport } from '#platform/mail/smtp.server.ts'
import { type SmsGateway, smsPerformer } from '#platform/sms/sms.server.ts'
import { twilioGateway } from '#platform/sms/twilio.server.ts'

/** Whoever has failed several times is left alone until the second repetition would come. */
const restOf = (settings: Settings): number => 2 * settings.OUTSIDE_RETRY_MS

/** The card provider named in the settings; outside production the built-in one, reached over loopback like any other. */
export function cardGateway(settings: Settings, ownAddress: () => string): CardGateway {
  const { CARD_GATEWAY_URL: url, CARD_GATEWAY_SECRET: secret, CARD_WEBHOOK_SECRET: webhookSecret } = settings
  const limits = { timeoutMs: settings.OUTSIDE_TIMEOUT_MS, restMs: restOf(settings) }
  if (url && secret && webhookSecret)
    return httpCardGateway({ name: 'card', baseUrl: () => url.replace(/\/$/, ''), secret, webhookSecret, ...limits })
  if (settings.demo)
    return httpCardGateway({
      name: 'sandbox',
      baseUrl: () => ownAddress() + SANDBOX_PATH,
      secret: SANDBOX_SECRET,
      webhookSecret: SANDBOX_WEBHOOK_SECRET,
      ...limits,
    })
  return noCardGateway
}

/** Without a provider cards are refused; transfers and FPS go on. */
const noCardGateway: CardGateway = httpCardGateway({
  name: 'none',
  baseUrl: () => 'http://127.0.0.1:9',
  secret: '',
  webhookSecret: 'none',
  timeoutMs: 1_000,
  restMs: 1_000,
})

function smsGateway(settings: Settings): SmsGateway | undefined {
  const { SMS_GATEWAY_URL: url, SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from } = settings
  if (!url || !account || !token || !from) return undefined
  return twilioGateway({ url, account, token, from, timeoutMs: settings.OUTSIDE_TIMEOUT_MS, restMs: restOf(settings) })
}

/** Everything the shop says to the outside, and what becomes of it in its own books. */
function outsideWork(
  settings: Settings,
  publicUrl: () => string,
  gateway: CardGateway,
  sms: SmsGateway | undefined,
): OutsideWork {
  const { SMTP_URL, MAIL_FROM, OUTSIDE_TIMEOUT_MS, OUTSIDE_RETRY_MS } = settings
  const limits = { timeoutMs: OUTSIDE_TIMEOUT_MS, restMs: restOf(settings) }
  const transport = SMTP_URL ? smtpTransport({ url: SMTP_URL, from: MAIL_FROM, publicUrl, ...limits }) : undefined
  const ends = { intent: recordIntentMade, refund: recordCardRefund, held: recordHeldReturn, cancel: recordIntentEnd }
  return openOutsideWork({
    performers: [...cardPerformers(gateway, ends), mailPerformer(transport), smsPerformer(sms)],
    // A look-up and then the call itself; a mail takes several turns.
    timeoutMs: 3 * OUTSIDE_TIMEOUT_MS,
    retryMs: OUTSIDE_RETRY_MS,
  })
}

/** What the calls need of the outside, as the settings name it. `ownAddress`: of this process, where that is not the public one. */
export function servicesOf(
  settings: Settings,
  publicUrl: () => string,
  ownAddress = publicUrl,
  gateway = cardGateway(settings, ownAddress),
  uploads = openUploads(folderStorage(settings.DATA_DIR)),
) {
  const sms = smsGateway(settings)
  const facts = readFacts(join(import.meta.dirname, '../content'))
  const readSettings = settingsReader(firstSettings({ environment: settings, facts }))
  const patience = { timeoutMs: settings.OUTSIDE_TIMEOUT_MS, restMs: restOf(settings) }
  return {
    gateway,
    uploads,
    identities: configuredProviders(settings, { ...patience, ownAddress }),
    outside: outsideWork(settings, publicUrl, gateway, sms),
    settings: readSettings,
    /** What codes by SMS may cost; none where there is nobody to send them. A demo keeps them for its outbox. */
    sms: async (tx: Read): Promise<SmsLimits | undefined> => (sms || settings.demo ? (await readSettings(tx)).sms : undefined),
    publicUrl,
    sealing: sealingWith(settings.SEALING_KEYS),
    limitScale: settings.RATE_LIMIT_SCALE,
    demo: settings.demo,
  }
}
