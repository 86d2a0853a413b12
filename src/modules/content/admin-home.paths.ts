import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  HomeDraftInput,
  HomeDraftWire,
  ReleaseAgainInput,
  ReleaseHomeInput,
  SaveHomeInput,
  TakeReleaseInput,
} from './home.contract.ts'

export const getHomeDraft = getCall('/admin/home/draft', { access: 'arrange-home', input: HomeDraftInput, output: HomeDraftWire })
export const saveHomeDraft = postCall('/admin/home/save', {
  access: 'arrange-home',
  once: true,
  input: SaveHomeInput,
  output: HomeDraftWire,
})
/** The draft becomes what shoppers see. */
export const releaseHome = postCall('/admin/home/release', {
  access: 'arrange-home',
  once: true,
  input: ReleaseHomeInput,
  output: HomeDraftWire,
})
/** A former release becomes what shoppers see; the draft stays as it is. */
export const releaseHomeAgain = postCall('/admin/home/releaseAgain', {
  access: 'arrange-home',
  once: true,
  input: ReleaseAgainInput,
  output: HomeDraftWire,
})
/** A release is put into the draft. */
export const takeHomeRelease = postCall('/admin/home/take', {
  access: 'arrange-home',
  once: true,
  input: TakeReleaseInput,
  output: HomeDraftWire,
})
