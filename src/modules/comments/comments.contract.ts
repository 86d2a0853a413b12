import { z } from 'zod'
import { postCode } from '#modules/posts/posts.contract.ts'

export const CommentInput = z.object({
  code: postCode,
  /** The comment it answers; empty: the post itself. */
  parentId: z.union([z.uuid(), z.literal('')]).default(''),
  text: z.string().trim().min(1, 'comment-needed').max(1_000, 'comment-width'),
})
export type CommentInput = z.input<typeof CommentInput>
export type WantedComment = z.output<typeof CommentInput>
/** `held`: others see it once a moderator has read it. */
export const CommentedWire = z.object({ commentId: z.string(), commentNum: z.number(), held: z.boolean() })
export type CommentedWire = z.output<typeof CommentedWire>
export const DeleteCommentInput = z.object({ commentId: z.uuid() })
export type DeleteCommentInput = z.input<typeof DeleteCommentInput>
