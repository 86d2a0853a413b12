import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.server.ts'
import type { Patience, PaymentProvider } from './payment-provider.server.ts'
import { payPalProvider } from './paypal/paypal.server.ts'
import { STAND_IN_WEBHOOK_ID } from './paypal/paypal-shopper.server.ts'
import { registerPayPalStandIn, STAND_IN_CLIENT } from './paypal/paypal-stand-in.server.ts'
import { PAYPAL_PATH, STAND_IN_MERCHANT } from './paypal/paypal-wire.server.ts'
import { StandInFaults } from './stand-in/stand-in-faults.server.ts'
import { STAND_IN_FONTS, STAND_IN_STYLE_PATH, standInFontPath, standInStyle } from './stand-in/stand-in-page.server.ts'
import type { StandInHost } from './stand-in/stand-in.server.ts'
import { stripeProvider } from './stripe/stripe.server.ts'
import { STAND_IN_WEBHOOK_SECRET } from './stripe/stripe-shopper.server.ts'
import { registerFaults, registerStripeStandIn, STAND_IN_KEY } from './stripe/stripe-stand-in.server.ts'

/** The providers that take payments for the shop. A way whose provider is not set up is missing, and is not offered. */
export type PaymentProviders = readonly PaymentProvider[]

type Host = Patience & {
  /** This process, where the stand-ins are. */
  ownAddress: () => string
}

/** The providers that the settings name; outside production stand-ins take the place of the others, reached over loopback like any. */
export const configuredPayments = (settings: Settings, host: Host): PaymentProviders =>
  [stripe(settings, host), payPal(settings, host)].filter((provider) => provider !== undefined)

function stripe(settings: Settings, { ownAddress, ...patience }: Host): PaymentProvider | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: url } = settings
  if (secretKey && webhookSecret) return stripeProvider({ ...patience, secretKey, webhookSecret, url: () => url })
  if (!settings.demo) return undefined
  return stripeProvider({ ...patience, secretKey: STAND_IN_KEY, webhookSecret: STAND_IN_WEBHOOK_SECRET, url: ownAddress })
}

function payPal(settings: Settings, { ownAddress, ...patience }: Host): PaymentProvider | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: secret, PAYPAL_WEBHOOK_ID: webhookId } = settings
  const { PAYPAL_MERCHANT_ID: merchantId, PAYPAL_API_URL: url } = settings
  if (clientId && secret && webhookId)
    return payPalProvider({ ...patience, clientId, secret, webhookId, merchantId, url: () => url.replace(/\/$/, '') })
  if (!settings.demo) return undefined
  return payPalProvider({
    ...patience,
    ...STAND_IN_CLIENT,
    webhookId: STAND_IN_WEBHOOK_ID,
    merchantId: STAND_IN_MERCHANT,
    url: () => ownAddress() + PAYPAL_PATH,
  })
}

export const providerOf = (providers: PaymentProviders, payType: string): PaymentProvider | undefined =>
  providers.find((provider) => provider.payType === payType)

/** The stand-ins themselves; never in production. */
export async function registerStandIns(
  app: FastifyInstance,
  given: Omit<StandInHost, 'faults'> & { faults?: StandInFaults | undefined },
): Promise<void> {
  const host = { ...given, faults: given.faults ?? new StandInFaults() }
  await app.register(async (outside) => {
    // They are other machines that only live here: a shop that runs late has not made them late.
    outside.addHook('onRoute', (route) => {
      route.config = Object.assign({}, route.config, { pressureHandler: () => undefined })
    })
    outside.get(STAND_IN_STYLE_PATH, async (_, reply) => reply.type('text/css').send(standInStyle))
    for (const name of STAND_IN_FONTS) {
      const file = new URL(`../../ui/fonts/${name}.woff2`, import.meta.url)
      outside.get(standInFontPath(name), async (_, reply) => reply.type('font/woff2').send(await readFile(file)))
    }
    registerFaults(outside, host)
    await registerStripeStandIn(outside, host)
    await registerPayPalStandIn(outside, host)
  })
}
