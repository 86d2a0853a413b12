import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  HomeDraftInput,
  HomeDraftWire,
  ReleaseAgainInput,
  ReleaseHomeInput,
  SaveHomeInput,
  TakeReleaseInput,
} from './home.contract.ts'

export const getHomeDraft = getCall<HomeDraftInput, HomeDraftWire>('/admin/home/draft')
export const saveHomeDraft = postCall<SaveHomeInput, HomeDraftWire>('/admin/home/save', { once: true })
/** The draft becomes what shoppers see. */
export const releaseHome = postCall<ReleaseHomeInput, HomeDraftWire>('/admin/home/release', { once: true })
/** A former release becomes what shoppers see; the draft stays as it is. */
export const releaseHomeAgain = postCall<ReleaseAgainInput, HomeDraftWire>('/admin/home/releaseAgain', { once: true })
/** A release is put into the draft. */
export const takeHomeRelease = postCall<TakeReleaseInput, HomeDraftWire>('/admin/home/take', { once: true })
