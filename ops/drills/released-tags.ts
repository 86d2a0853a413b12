/**
 * The last released version among tags, the newest first: `v0.2.0`. Any other tag is somebody's own mark. `here`: those of what is here, which
 * is no release before itself.
 */
export const releaseOf = (tags: string, here = ''): string | undefined =>
  tags.split('\n').find((tag) => /^v?\d+\.\d+\.\d+$/.test(tag) && !here.split('\n').includes(tag))
