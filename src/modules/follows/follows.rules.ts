/** Lists of people that a member shows or hides, each by itself. */
export const followLists = ['following', 'fans', 'friends'] as const
