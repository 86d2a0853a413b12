import { textWidth } from '#platform/text/text-width.ts'

/** As a form counts it: a Chinese character or an emoji is two. */
export const WIDEST_COMMENT = 120
export const COMMENT_PAGE = 20

/** What is wrong with a comment. */
export function commentProblem(text: string): 'comment-needed' | 'comment-width' | undefined {
  if (text.trim() === '') return 'comment-needed'
  return textWidth(text.trim()) > WIDEST_COMMENT ? 'comment-width' : undefined
}
