import { postCall } from '#platform/wire/call-path.ts'
import { CommentedWire, CommentInput, DeleteCommentInput } from './comments.contract.ts'

export const addComment = postCall('/social/comment', {
  access: 'member',
  once: true,
  perMinute: 30,
  input: CommentInput,
  output: CommentedWire,
})
export const deleteComment = postCall('/social/comment/delete', { access: 'member', perMinute: 30, input: DeleteCommentInput })
