import { z } from 'zod'
import { sameSitePath } from '#modules/short-links/short-links.rules.ts'

/** The Chinese address is made from the same path; the others are no pages for shoppers. */
const NOT_FOR_SHOPPERS = /^\/(zh|cht_CN|admin|prod-api|media|assets)([/?#]|$)/

/** A link an operator types: a page of this shop, without a language. */
export const ShopLink = z
  .string()
  .trim()
  .min(1, 'required')
  .refine((path) => sameSitePath(path) !== undefined && !NOT_FOR_SHOPPERS.test(path), 'link-path')
