# Builds Wildin and leaves what it needs to run. BASE is any image of Debian with Node.js 24 and npm.
ARG BASE=docker.io/library/node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# The image has Node.js itself, so the package that brings it to other machines goes too.
RUN npm prune --omit=dev --ignore-scripts && rm -rf node_modules/node node_modules/.bin node_modules/.cache
RUN mkdir -p /out && cp -a package.json LICENSE dist node_modules content db scripts /out/ \
  && mkdir /out/src && cp -a src/server src/companions src/contract /out/src/ \
  && find /out/dist/web -name '*.map' -delete

FROM ${BASE}
# An image that ran npm needs it no more, and what is not there has no faults.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn*
WORKDIR /app
COPY --from=build /out ./
RUN mkdir /data && chown 10001:10001 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data HOME=/tmp
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]
