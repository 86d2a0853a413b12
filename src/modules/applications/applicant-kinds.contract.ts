/** What applications know of merchants: their kinds, and what each shows. */
export { type MerchantKindRules, type RequirementKind, requirementKinds } from '#modules/merchants/merchant-kinds.contract.ts'
export { type ApplicantKind, applicantKinds } from '#modules/merchants/merchants.contract.ts'
