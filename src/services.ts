import { join } from 'node:path'
import { readFacts } from '#modules/content/index.server.ts'
import { firstSettings, settingsReader } from '#modules/shop-settings/index.server.ts'
import { type CardGateway, httpCardGateway } from '#platform/card-gateway.server.ts'
import { SANDBOX_WEBHOOK_SECRET, SANDBOX_PATH, SANDBOX_SECRET } from '#platform/sandbox-card/sandbox-routes.server.ts'
import type { Settings } from '#platform/settings.server.ts'

/** The card provider named in the settings; outside production the built-in one, reached over loopback like any other. */
export function cardGateway(settings: Settings, ownAddress: () => string): CardGateway {
  const { CARD_GATEWAY_URL: url, CARD_GATEWAY_SECRET: secret, CARD_WEBHOOK_SECRET: webhookSecret } = settings
  if (url && secret && webhookSecret)
    return httpCardGateway({ name: 'card', baseUrl: () => url.replace(/\/$/, ''), secret, webhookSecret })
  if (settings.demo)
    return httpCardGateway({
      name: 'sandbox',
      baseUrl: () => ownAddress() + SANDBOX_PATH,
      secret: SANDBOX_SECRET,
      webhookSecret: SANDBOX_WEBHOOK_SECRET,
    })
  return noCardGateway
}

/** Without a provider cards are refused; transfers and FPS go on. */
const noCardGateway: CardGateway = httpCardGateway({
  name: 'none',
  baseUrl: () => 'http://127.0.0.1:9',
  secret: '',
  webhookSecret: 'none',
})

/** What the calls need of the outside, as the settings name it. `gateway`: another one than that of the public address. */
export const servicesOf = (settings: Settings, publicUrl: () => string, gateway = cardGateway(settings, publicUrl)) => ({
  gateway,
  settings: settingsReader(firstSettings({ environment: settings, facts: readFacts(join(import.meta.dirname, '../content')) })),
  publicUrl,
  demo: settings.demo,
})
