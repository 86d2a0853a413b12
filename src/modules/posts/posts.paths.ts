import { ProfileInput } from '#modules/profiles/profiles.contract.ts'
import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  CommunitySearchInput,
  CommunitySearchWire,
  DeletePostListInput,
  DraftsWire,
  FeedInput,
  FeedWire,
  ItemPostsInput,
  ItemPostsWire,
  KeepPostInput,
  LikedWire,
  LikeInput,
  OwnPostInput,
  OwnPostWire,
  PostInput,
  PostListInput,
  PostListsWire,
  PostListWire,
  PostWire,
  ProfilePageWire,
  SavedPostWire,
  SavePostInput,
} from './posts.contract.ts'

export const getFeed = getCall('/social/feed', {
  access: 'anyone',
  lags: true,
  perMinute: 120,
  input: FeedInput,
  output: FeedWire,
})
export const searchCommunity = getCall('/social/search', {
  access: 'anyone',
  lags: true,
  perMinute: 60,
  input: CommunitySearchInput,
  output: CommunitySearchWire,
})
export const hasItemPosts = getCall('/social/item', {
  access: 'anyone',
  lags: true,
  perMinute: 240,
  input: ItemPostsInput,
  output: ItemPostsWire,
})
export const getPost = getCall('/social/post', {
  access: 'anyone',
  lags: true,
  perMinute: 120,
  input: PostInput,
  output: PostWire,
})
export const getProfilePage = getCall('/social/profile', {
  access: 'anyone',
  lags: true,
  perMinute: 120,
  input: ProfileInput,
  output: ProfilePageWire,
})

export const listDrafts = getCall('/social/post/drafts', { access: 'member', output: DraftsWire })
export const getOwnPost = getCall('/social/post/own', { access: 'member', input: OwnPostInput, output: OwnPostWire })
/** A draft, a new post, or one that is edited. */
export const savePost = postCall('/social/post/save', {
  access: 'member',
  once: true,
  perMinute: 30,
  input: SavePostInput,
  output: SavedPostWire,
})
export const deletePost = postCall('/social/post/delete', { access: 'member', perMinute: 30, input: OwnPostInput })
export const setLike = postCall('/social/like', { access: 'member', perMinute: 120, input: LikeInput, output: LikedWire })
export const keepPost = postCall('/social/save', { access: 'member', perMinute: 60, input: KeepPostInput })
export const listPostLists = getCall('/social/lists', { access: 'member', output: PostListsWire })
export const getPostList = getCall('/social/list', { access: 'member', input: PostListInput, output: PostListWire })
export const deletePostList = postCall('/social/list/delete', { access: 'member', input: DeletePostListInput })
export const resetForYou = postCall('/social/feed/reset', { access: 'member', perMinute: 10 })
