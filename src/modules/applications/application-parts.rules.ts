import type { RequirementKind } from './applicant-kinds.contract.ts'

/** Everything that is typed, by the part of the application it belongs to. A part without fields is shown by its files alone. */
export const detailFields = ['shopName', 'contactName', 'contactPhone', 'contactEmail', 'categories', 'brands'] as const
export const requirementFields = {
  identity: ['representative'],
  incorporation: ['companyName', 'companyNumber'],
  'business-registration': ['effectiveDate', 'expiryDate'],
  'address-proof': ['registeredAddress'],
  'operations-contact': ['operationsName', 'operationsPhone', 'operationsEmail'],
  'bank-account': ['bankCode', 'account', 'payee', 'cardNumber'],
  pledge: ['signedName', 'pledged'],
  authorisation: [],
  'invoice-chain': [],
  trademark: ['trademarkNumber'],
  purchases: [],
  channels: ['socialPlatform', 'channel', 'followerCount'],
  'dealer-registration': ['dealerCategory', 'dealerNumber', 'dealerExpiry'],
} as const satisfies Record<RequirementKind, readonly string[]>

export type FieldName = (typeof detailFields)[number] | (typeof requirementFields)[RequirementKind][number]
export const fieldNames = [...detailFields, ...Object.values(requirementFields).flat()] as [FieldName, ...FieldName[]]
export type Fields = Partial<Record<FieldName, string>>

/** Whole numbers of accounts and cards: never kept as they are, and never shown again. */
export const secretFields: readonly FieldName[] = ['account', 'cardNumber']

export const MOST_FILES = 10
/** How many files each part takes: none, or some. */
export const fewestFiles: Record<RequirementKind, number> = {
  identity: 1,
  incorporation: 1,
  'business-registration': 1,
  'address-proof': 1,
  'operations-contact': 0,
  'bank-account': 1,
  pledge: 0,
  authorisation: 1,
  'invoice-chain': 1,
  trademark: 1,
  purchases: 2,
  channels: 1,
  'dealer-registration': 1,
}

export const applicantCategories = ['bags', 'shoes', 'clothing', 'accessories', 'jewellery', 'watches', 'beauty', 'home'] as const
export type ApplicantCategory = (typeof applicantCategories)[number]
export const socialPlatforms = ['instagram', 'youtube', 'facebook', 'xiaohongshu', 'tiktok', 'threads', 'other'] as const

export const categoriesIn = ({ categories = '' }: Fields): ApplicantCategory[] =>
  applicantCategories.filter((one) => categories.split(' ').includes(one))
