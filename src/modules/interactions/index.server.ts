export {
  dropAllInteractions,
  dropInteractions,
  type Interaction,
  type InteractionKind,
  noteInteractions,
  takeInteractions,
  type TakenInteraction,
} from './interactions.ts'
