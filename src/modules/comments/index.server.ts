export { holdComment, setCommentHidden, takeUntoldComment } from './hide-comment.ts'
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
