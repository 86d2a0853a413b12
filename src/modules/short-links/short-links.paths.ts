import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  AddLinkInput,
  FindLinkInput,
  FindLinkWire,
  ShortLinksInput,
  ShortLinksWire,
  ShortLinkWire,
  WithdrawLinkInput,
} from './short-links.contract.ts'

export const findLink = postCall<FindLinkInput, FindLinkWire>('/system/link/findLink')
export const listShortLinks = getCall<ShortLinksInput, ShortLinksWire>('/admin/link/list')
export const addShortLink = postCall<AddLinkInput, ShortLinkWire>('/admin/link/add', { once: true })
export const withdrawShortLink = postCall<WithdrawLinkInput, Record<string, never>>('/admin/link/withdraw')
