export {
  dropAllInteractions,
  dropInteractions,
  type Interaction,
  noteInteractions,
  takeInteractions,
  type TakenInteraction,
} from './interactions.ts'
export { listFollowDays, noteTold, sumFollowers } from './told-people.ts'
