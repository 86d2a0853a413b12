import { house } from '#language/house.ts'
import type { Language } from '#language/languages.ts'
import { localPath } from '#language/texts.ts'
import { EARLIEST_WORKING_DAYS, LATEST_WORKING_DAYS } from '#modules/fulfilment/arrival.rules.ts'
import { RETURN_DAYS } from '#modules/returns/returns.rules.ts'

const SCHEMA = 'https://schema.org'
const AT_HOME = ['HK', 'MO']
const days = (minValue: number, maxValue: number) => ({ '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' })

const idOf = (origin: string, what: string) => ({ '@id': `${origin}/#${what}` })
export const returnsId = (origin: string) => idOf(origin, 'returns')
export const deliveryId = (origin: string) => idOf(origin, 'delivery')

/** What the page of returns says, for search engines. */
export const returnsJson = (origin: string, language: Language) => ({
  '@type': 'MerchantReturnPolicy',
  ...returnsId(origin),
  applicableCountry: AT_HOME,
  returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: RETURN_DAYS,
  returnMethod: [`${SCHEMA}/ReturnByMail`, `${SCHEMA}/ReturnInStore`],
  returnFees: `${SCHEMA}/ReturnFeesCustomerResponsibility`,
  refundType: `${SCHEMA}/FullRefund`,
  merchantReturnLink: origin + localPath(language, '/statement/return'),
})

/** Delivery in Hong Kong and Macau, which is free; the last day is the courier's. */
export const deliveryJson = (origin: string) => ({
  '@type': 'OfferShippingDetails',
  ...deliveryId(origin),
  shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'HKD' },
  shippingDestination: AT_HOME.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(EARLIEST_WORKING_DAYS - 1, LATEST_WORKING_DAYS - 1),
    transitTime: days(1, 1),
  },
})

/** Whose shop it is. */
export function organisationJson(origin: string, language: Language) {
  const { name, tagline, logo } = house()
  return {
    '@context': SCHEMA,
    '@type': 'OnlineStore',
    ...idOf(origin, 'shop'),
    name: name[language],
    url: origin + localPath(language, '/'),
    logo: origin + (logo ? `/media/${logo.hash}/share.jpg` : '/icon-512.png'),
    ...(tagline[language] ? { slogan: tagline[language] } : {}),
    hasMerchantReturnPolicy: returnsJson(origin, language),
  }
}
