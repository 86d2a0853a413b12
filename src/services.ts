import { join } from 'node:path'
import { readFacts } from '#modules/content/index.server.ts'
import type { Payee } from '#modules/payments/index.server.ts'
import { type CardGateway, httpCardGateway } from '#platform/card-gateway.server.ts'
import { SANDBOX_WEBHOOK_SECRET, SANDBOX_PATH, SANDBOX_SECRET } from '#platform/sandbox-card/sandbox-routes.server.ts'
import type { Settings } from '#platform/settings.server.ts'
import type { ShopFacts } from '#platform/shop-facts.ts'

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

const payeeOf = (settings: Settings): Payee => ({
  name: settings.BANK_PAYEE,
  bankCode: settings.BANK_CODE,
  account: settings.BANK_ACCOUNT,
  fpsId: settings.FPS_ID,
  fpsReference: settings.FPS_REFERENCE === 'on',
})

/** Who the shop is to the outside. Outside production a sample registration shows where it will stand. */
function shopFacts(settings: Settings): ShopFacts {
  const { company, companyAddress, email } = readFacts(join(import.meta.dirname, '../content'))
  if (!company || !companyAddress || !email) throw new Error('content/facts.json names company, companyAddress and email')
  return {
    company,
    address: companyAddress,
    email,
    chatNumber: settings.CHAT_NUMBER,
    dealer: dealerOf(settings),
    social: settings.SOCIAL_LINKS ?? (settings.demo ? SAMPLE_SOCIAL : []),
    appScheme: settings.APP_SCHEME ?? (settings.demo ? 'praya:' : ''),
  }
}

const SAMPLE_SOCIAL = ['https://www.instagram.com/', 'https://www.facebook.com/', 'https://www.youtube.com/']

function dealerOf({ DEALER_CATEGORY: category, DEALER_NUMBER: number, demo }: Settings): ShopFacts['dealer'] {
  if (category && number) return { category, number, sample: false }
  return demo ? { category: 'A', number: 'A-B-26-11-00000', sample: true } : undefined
}

/** What the calls need of the outside, as the settings name it. `gateway`: another one than that of the public address. */
export const servicesOf = (settings: Settings, publicUrl: () => string, gateway = cardGateway(settings, publicUrl)) => ({
  gateway,
  payee: payeeOf(settings),
  facts: shopFacts(settings),
  publicUrl,
  demo: settings.demo,
})
