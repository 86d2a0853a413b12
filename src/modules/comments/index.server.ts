export {
  addComment,
  type CommentRow,
  countBlockedComments,
  deleteAllComments,
  deleteComment,
  findComment,
  listAnswers,
  listComments,
} from './comments.ts'
