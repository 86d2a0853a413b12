import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AddLinkInput,
  FindLinkInput,
  FindLinkWire,
  ShortLinkWire,
  ShortLinksInput,
  ShortLinksWire,
  WithdrawLinkInput,
} from './short-links.contract.ts'

export const findLink = postCall('/system/link/findLink', {
  access: 'anyone',
  reads: true,
  // A reader follows one now and then; who asks faster is guessing.
  perMinute: 30,
  input: FindLinkInput,
  output: FindLinkWire,
})
export const listShortLinks = getCall('/admin/link/list', {
  access: 'keep-links',
  input: ShortLinksInput,
  output: ShortLinksWire,
})
export const addShortLink = postCall('/admin/link/add', {
  access: 'keep-links',
  once: true,
  input: AddLinkInput,
  output: ShortLinkWire,
})
export const withdrawShortLink = postCall('/admin/link/withdraw', { access: 'keep-links', input: WithdrawLinkInput })
