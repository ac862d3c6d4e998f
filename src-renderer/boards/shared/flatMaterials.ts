/** What every flat board can be made of, the usual one first; boardMaterials.css says how each looks. */
export const FLAT_MATERIALS = ['walnut', 'slate', 'maple'] as const;

export type FlatMaterial = (typeof FLAT_MATERIALS)[number];
