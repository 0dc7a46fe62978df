import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';

/** Astro's image service, which reduces an animated image to its first frame. */
const stillImages: LocalImageService = {
  ...sharpService,
  async transform(bytes, ...rest) {
    const { pages = 1 } = await sharp(bytes).metadata();
    const still = pages > 1 ? await sharp(bytes).png().toBuffer() : bytes;
    return sharpService.transform(still, ...rest);
  },
};
export default stillImages;
