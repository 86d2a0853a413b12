import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { ClientSecretPost } from 'openid-client'
import { type BankFeed, type BankFeedOptions, openBankFeed } from '#platform/bank/bank-feed.server.ts'
import { facebookProvider } from '#platform/identity/facebook.server.ts'
import type { IdentityProviders } from '#platform/identity/identity-provider.server.ts'
import { openIdProvider } from '#platform/identity/openid.server.ts'
import type { Patience, PaymentProvider } from '#platform/payment-providers/payment-provider.server.ts'
import { payPalProvider } from '#platform/payment-providers/paypal/paypal.server.ts'
import { stripeProvider } from '#platform/payment-providers/stripe/stripe.server.ts'
import { SANDBOX_ACCOUNT_PATH, SANDBOX_BANK_PATH, SANDBOX_BANK_TOKEN, SANDBOX_WEBHOOK_TOKEN } from './bank/sandbox-bank.server.ts'
import { STAND_IN_WEBHOOK_ID } from './paypal/paypal-shopper.server.ts'
import { registerPayPalStandIn, STAND_IN_CLIENT } from './paypal/paypal-stand-in.server.ts'
import { PAYPAL_PATH, STAND_IN_MERCHANT } from './paypal/paypal-wire.server.ts'
import { PRACTICE_APP, PRACTICE_SECRET, practicePath } from './sign-in/practice-grants.server.ts'
import { StandInFaults } from './stand-in/stand-in-faults.server.ts'
import { STAND_IN_FONTS, STAND_IN_STYLE_PATH, standInFontPath, standInStyle } from './stand-in/stand-in-page.server.ts'
import type { StandInHost } from './stand-in/stand-in.server.ts'
import { STAND_IN_WEBHOOK_SECRET } from './stripe/stripe-shopper.server.ts'
import { registerFaults, registerStripeStandIn, STAND_IN_KEY } from './stripe/stripe-stand-in.server.ts'

type Host = Patience & {
  /** This process, where the practice pages are. */
  ownAddress: () => string
}

/** Stripe and PayPal as the demo has them, reached over loopback like any. */
export const practicePayments = ({ ownAddress, ...patience }: Host): { stripe: PaymentProvider; payPal: PaymentProvider } => ({
  stripe: stripeProvider({ ...patience, secretKey: STAND_IN_KEY, webhookSecret: STAND_IN_WEBHOOK_SECRET, url: ownAddress }),
  payPal: payPalProvider({
    ...patience,
    ...STAND_IN_CLIENT,
    webhookId: STAND_IN_WEBHOOK_ID,
    merchantId: STAND_IN_MERCHANT,
    url: () => ownAddress() + PAYPAL_PATH,
  }),
})

/** The account at the bank of the demo. */
export const practiceBank = ({ ownAddress, ...patience }: Pick<BankFeedOptions, 'timeoutMs' | 'restMs'> & Host): BankFeed =>
  openBankFeed({
    ...patience,
    url: () => ownAddress() + SANDBOX_ACCOUNT_PATH,
    token: SANDBOX_BANK_TOKEN,
    webhookToken: SANDBOX_WEBHOOK_TOKEN,
  })

/** Where a transfer to the shop is practised. */
export const practiceTransferPage = ({ amount, reference }: { amount: string; reference: string }): string =>
  `${SANDBOX_BANK_PATH}/pay?${new URLSearchParams({ amount, reference }).toString()}`

/** Google, Apple and Facebook as the demo has them. */
export function practiceSignIns(host: Host): IdentityProviders {
  const at = (path: string) => () => host.ownAddress() + practicePath(path)
  const speaking = { ...host, isOwn: true }
  const known = { ...speaking, clientId: PRACTICE_APP, auth: ClientSecretPost(PRACTICE_SECRET), scope: 'openid email profile' }
  return {
    google: openIdProvider({ ...known, issuer: at('google') }),
    apple: openIdProvider({ ...known, issuer: at('apple'), responseMode: 'form_post' }),
    facebook: facebookProvider({
      ...speaking,
      authorizeUrl: at('facebook/authorize'),
      tokenUrl: at('facebook/token'),
      graphUrl: at('facebook'),
      appId: PRACTICE_APP,
      appSecret: PRACTICE_SECRET,
    }),
  }
}

/** The payment providers themselves; never in production. */
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
      const file = new URL(`../ui/fonts/${name}.woff2`, import.meta.url)
      outside.get(standInFontPath(name), async (_, reply) => reply.type('font/woff2').send(await readFile(file)))
    }
    registerFaults(outside, host)
    await registerStripeStandIn(outside, host)
    await registerPayPalStandIn(outside, host)
  })
}
