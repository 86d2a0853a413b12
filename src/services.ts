import type { Payee } from '#modules/payments/index.server.ts'
import { type CardGateway, httpCardGateway } from '#platform/card-gateway.server.ts'
import { SANDBOX_NOTICE_SECRET, SANDBOX_PATH, SANDBOX_SECRET } from '#platform/sandbox-card/sandbox-routes.server.ts'
import type { Settings } from '#platform/settings.server.ts'

/** The card provider named in the settings; outside production the built-in one, reached over loopback like any other. */
export function cardGateway(settings: Settings, ownAddress: () => string): CardGateway {
  const { CARD_GATEWAY_URL: url, CARD_GATEWAY_SECRET: secret, CARD_NOTICE_SECRET: noticeSecret } = settings
  if (url && secret && noticeSecret)
    return httpCardGateway({ name: 'card', baseUrl: () => url.replace(/\/$/, ''), secret, noticeSecret })
  if (settings.demo)
    return httpCardGateway({
      name: 'sandbox',
      baseUrl: () => ownAddress() + SANDBOX_PATH,
      secret: SANDBOX_SECRET,
      noticeSecret: SANDBOX_NOTICE_SECRET,
    })
  return noCardGateway
}

/** Without a provider cards are refused; transfers and FPS go on. */
const noCardGateway: CardGateway = httpCardGateway({
  name: 'none',
  baseUrl: () => 'http://127.0.0.1:9',
  secret: '',
  noticeSecret: 'none',
})

export const payeeOf = (settings: Settings): Payee => ({
  name: settings.BANK_PAYEE,
  bankCode: settings.BANK_CODE,
  account: settings.BANK_ACCOUNT,
  fpsId: settings.FPS_ID,
  fpsReference: settings.FPS_REFERENCE === 'on',
})
