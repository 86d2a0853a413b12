import { renewed } from '../access/renewed-settings.server.ts'
import type { Settings } from '../settings.server.ts'
import type { Patience, PaymentProvider } from './payment-provider.server.ts'
import { payPalProvider } from './paypal/paypal.server.ts'
import { stripeProvider } from './stripe/stripe.server.ts'

/** The providers that take payments for the shop. A way whose provider is not set up is missing, and is not offered. */
export type PaymentProviders = readonly PaymentProvider[]

/** The providers that the settings name; `practice` takes the place of the others. */
export const configuredPayments = (
  settings: Settings,
  patience: Patience,
  practice: { stripe?: PaymentProvider; payPal?: PaymentProvider },
): PaymentProviders =>
  [
    renewed(settings, (now) => stripe(now, patience)) ?? practice.stripe,
    renewed(settings, (now) => payPal(now, patience)) ?? practice.payPal,
  ].filter((provider) => provider !== undefined)

function stripe(settings: Settings, patience: Patience): PaymentProvider | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: url } = settings
  if (!secretKey || !webhookSecret) return undefined
  return stripeProvider({ ...patience, secretKey, webhookSecret, url: () => url })
}

function payPal(settings: Settings, patience: Patience): PaymentProvider | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: secret, PAYPAL_WEBHOOK_ID: webhookId } = settings
  const { PAYPAL_MERCHANT_ID: merchantId, PAYPAL_API_URL: url } = settings
  if (!clientId || !secret || !webhookId) return undefined
  return payPalProvider({ ...patience, clientId, secret, webhookId, merchantId, url: () => url.replace(/\/$/, '') })
}

export const providerOf = (providers: PaymentProviders, payType: string): PaymentProvider | undefined =>
  providers.find((provider) => provider.payType === payType)
