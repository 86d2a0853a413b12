export {
  explainPosts,
  feedForYou,
  feedNewest,
  feedOfAuthor,
  feedOfMerchant,
  feedOfProducts,
  feedOfTopic,
  feedOfWords,
  type FeedPlace,
  type FeedRow,
  readFeed,
  readFollowing,
  readFound,
  type Reason,
  readTastes,
  type Tastes,
  type WantedPage,
} from './feeds.ts'
export { setLike } from './likes.ts'
export { listLikeDays, sumLikers } from './likes-of-days.ts'
export { deleteList, keepPost, letGoOfPost, listLists, listSaved, listsWith } from './post-lists.ts'
export {
  addPost,
  changePost,
  deleteAllPosts,
  deletePost,
  getOwnPost,
  holdPost,
  type KeptPost,
  listDrafts,
  lockOwnPost,
  readWords,
  type PostRow,
} from './posts.ts'
export { haveSameTopics, NO_PARTS, readParts } from './post-parts.ts'
export type { EditedParts, PostParts } from './posts.tables.ts'
export {
  findHouse,
  findPost,
  listPostAddresses,
  findPostTitles,
  findProductIds,
  findTopicName,
  type FoundPost,
  listFirstPictures,
  listTopics,
  type PostCard,
  readPost,
  readPostCards,
  type WholePost,
} from './read-posts.ts'
export { findPostById, hidePost, showPostAgain, takeUntold, tellLater } from './hide-post.ts'
export { communityChanged, emitCommunityChange, FEEDS, itemTag, noteCommunity, postTag, profileTag } from './community-tags.ts'
export { emitPageChange, emitPostChange, listItemTags } from './emit-post-change.ts'
