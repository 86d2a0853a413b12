# The image that `npm run image` writes, by a Docker engine: the same files, and nothing else of a system.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN node ops/image/image.mjs --root /image

FROM scratch
COPY --from=build /image/ /
COPY --from=build --chown=65532:65532 /image/data/ /data/
ENV PATH=/app/node_modules/node/bin NODE_ENV=production DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled
USER 65532:65532
WORKDIR /app
EXPOSE 3000/tcp
VOLUME /data
STOPSIGNAL SIGTERM
ENTRYPOINT ["/app/node_modules/node/bin/node", "--v8-pool-size=1", "ops/start.mjs"]
