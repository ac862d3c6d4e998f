import { InstancedMesh, Material, Mesh, Texture, type Object3D } from 'three';

/**
 * Frees the GPU memory of everything below `root`: geometries, materials, the textures these name,
 * and the buffers of instanced meshes. Shared ones are freed once.
 */
export function disposeTree(root: Object3D): void {
  const owned = new Set<{ dispose(): void }>();
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    owned.add(object.geometry);
    const materials: unknown[] = Array.isArray(object.material)
      ? object.material
      : [object.material];
    for (const material of materials) {
      if (!(material instanceof Material)) continue;
      owned.add(material);
      for (const texture of texturesOf(material)) owned.add(texture);
    }
    if (object instanceof InstancedMesh) owned.add(object);
  });
  for (const resource of owned) resource.dispose();
  root.clear();
}

function texturesOf(material: Material): readonly Texture[] {
  return Object.values(material).filter((value) => value instanceof Texture);
}
