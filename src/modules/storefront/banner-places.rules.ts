/** Where banners stand: under the opening of the home page, above lists, and in the bag while it is empty. */
export const bannerPlaces = ['home', 'list', 'bag'] as const
