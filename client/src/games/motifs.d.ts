// The motifs that a game's pictures name: see `motifs` in vite.config.ts.
declare module "virtual:motifs/*" {
  const motifs: import("../art/compose").Motifs;
  export default motifs;
}
