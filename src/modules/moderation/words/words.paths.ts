import { postCall } from '#platform/wire/call-path.ts'
import { AddWordInput, DraftInput, ListedWordsInput, ListedWordsWire, RemoveWordInput, TrialWire } from './words.contract.ts'

export const listModerationWords = postCall('/admin/moderation/words', {
  access: 'moderate',
  reads: true,
  input: ListedWordsInput,
  output: ListedWordsWire,
})
export const addModerationWord = postCall('/admin/moderation/words/add', { access: 'moderate', once: true, input: AddWordInput })
/** Out of the draft; one that was only added to it is gone, one that was to leave stays. */
export const removeModerationWord = postCall('/admin/moderation/words/remove', { access: 'moderate', input: RemoveWordInput })
export const testModerationWords = postCall('/admin/moderation/words/test', {
  access: 'moderate',
  input: DraftInput,
  output: TrialWire,
})
/** Only what was tested as it is now. */
export const publishModerationWords = postCall('/admin/moderation/words/publish', { access: 'moderate', input: DraftInput })
export const discardModerationWords = postCall('/admin/moderation/words/discard', { access: 'moderate', input: DraftInput })
