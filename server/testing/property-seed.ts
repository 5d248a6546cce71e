import fc from "fast-check";

/** Property tests try the same cases every time, so that chance never stops a change; npm run test:hunt tries others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_122) });
