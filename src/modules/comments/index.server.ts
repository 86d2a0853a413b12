export { holdComment, setCommentHidden, takeUntoldComment } from './hide-comment.ts'
export { listCommentDays, sumCommenters } from './comments-of-days.ts'
export {
  addComment,
  type CommentRow,
  countUnmetComments,
  deleteAllComments,
  deleteComment,
  findComment,
  type FoundComment,
  listAnswers,
  listComments,
} from './comments.ts'
