export { countFriends, countUnmet, type FollowList, listFollows } from './follow-lists.ts'
export {
  answerRequest,
  block,
  endFollows,
  follow,
  letAllIn,
  listBlocks,
  listRequests,
  setMute,
  unblock,
  unfollow,
} from './follows.ts'
